#!/usr/bin/env python3
"""Fits the network to lessons (scripts/train calls this). Must match src/games/splendor/ai/network.h.

usage: train.py --data FOLDER[:POLICY[:VALUE]]... --out NAME [--start NAME.pt|NAME.bin] [--epochs N] [--rate R] [--batch N] [--seed S]

POLICY and VALUE say how much the preferences and the chances of a folder's lessons count, 1 without them.

Reads what `splendor_learn dump` wrote, prints the losses on what it learnt from and on lessons it did not see, and writes
NAME.pt (to go on from) and NAME.bin (whole numbers, what the programs read).
"""
import argparse
import os
import time

os.environ['OPENBLAS_NUM_THREADS'] = '1'  # each process has one thread (Half)
import numpy
import torch
from torch import multiprocessing, nn
from torch.nn.functional import embedding_bag, hardtanh, linear

OBJECT_ROWS, SEAT_ROWS, FLAT, HEADS = 494, 333, 128, 6
OBJECT, SEAT, VALUE, TRUNK = 64, 128, 64, 64
OBJECT_MOST, LAYER_MOST = 4.0, 8.0
NOTHING = 255
ASLEEP = 0.002  # of a number: on in a smaller share of lessons
ROW_UNIT, WEIGHT_UNIT = 256.0, 4096.0
GRAIN = 1  # the whole numbers are multiples of it: 4 makes them a third shorter to download, and costs some loss


class Lessons:
    """One folder of columns; lists of varying length are found by the sums of their counts."""

    def __init__(self, name):
        folder, *shares = name.split(':')
        self.policy_share, self.value_share = map(float, (shares + ['1', '1'])[:2])

        def column(name, kind):
            return numpy.fromfile(f'{folder}/{name}', dtype=kind)

        def starts(counts):
            return numpy.concatenate([[0], numpy.cumsum(counts, dtype=numpy.int64)])

        self.players = column('players.u8', numpy.uint8)
        self.mover = column('mover.u8', numpy.uint8).astype(numpy.int64)
        self.seat_start = starts(self.players)
        self.chance = column('chance.f32', numpy.float32)
        self.objects = column('objects.u8', numpy.uint8)
        self.object_start = starts(self.objects)
        self.row_start = starts(column('row_count.u8', numpy.uint8))
        self.rows = column('rows.u16', numpy.uint16)
        self.seat_row_start = starts(column('seat_row_count.u8', numpy.uint8))
        self.seat_rows = column('seat_rows.u16', numpy.uint16)
        self.decisions = column('decisions.u8', numpy.uint8)
        self.decision_start = starts(self.decisions)
        self.share = column('share.f32', numpy.float32)
        self.flat_start = starts(column('flat_count.u8', numpy.uint8))
        self.flat = column('flat.u16', numpy.uint16)
        self.object = column('object.u8', numpy.uint8).reshape(-1, 2)
        self.head = column('head.u8', numpy.uint8).reshape(-1, 2)

    def __len__(self):
        return len(self.players)

    def batch(self, first, last):
        """The lessons from `first` to before `last`."""
        tensor = lambda array: torch.from_numpy(numpy.ascontiguousarray(array).astype(numpy.int64))
        players = self.players[first:last].astype(numpy.int64)
        seats = slice(self.seat_start[first], self.seat_start[last])
        seat_of_lesson = self.seat_start[first:last] - self.seat_start[first]
        objects = slice(self.object_start[seats.start], self.object_start[seats.stop])
        rows = slice(self.row_start[objects.start], self.row_start[objects.stop])
        seat_rows = slice(self.seat_row_start[seats.start], self.seat_row_start[seats.stop])
        decisions = slice(self.decision_start[first], self.decision_start[last])
        flat = slice(self.flat_start[decisions.start], self.flat_start[decisions.stop])
        mover_seat = seat_of_lesson + self.mover[first:last]
        # The first object of the player to act, for each decision's places among them.
        mover_object = self.object_start[seats.start + mover_seat] - objects.start
        counts = self.decisions[first:last].astype(numpy.int64)
        lesson_of_decision = numpy.repeat(numpy.arange(last - first), counts)
        place = numpy.arange(decisions.stop - decisions.start) - numpy.repeat(numpy.cumsum(counts) - counts, counts)
        used = self.object[decisions].astype(numpy.int64)
        return {
            'lessons': last - first,
            'rows': tensor(self.rows[rows]),
            'row_start': tensor(self.row_start[objects] - rows.start),
            'seat_of_object': tensor(numpy.repeat(numpy.arange(seats.stop - seats.start), self.objects[seats])),
            'seat_rows': tensor(self.seat_rows[seat_rows]),
            'seat_row_start': tensor(self.seat_row_start[seats] - seat_rows.start),
            'lesson_of_seat': tensor(numpy.repeat(numpy.arange(last - first), players)),
            'place_of_seat': tensor(numpy.arange(seats.stop - seats.start) - numpy.repeat(seat_of_lesson, players)),
            'chance': torch.from_numpy(self.chance[seats].copy()),
            'mover_seat': tensor(mover_seat),
            'lesson_of_decision': tensor(lesson_of_decision),
            'place_of_decision': tensor(place),
            'most_decisions': int(counts.max()),
            'share': torch.from_numpy(self.share[decisions].copy()),
            'flat': tensor(self.flat[flat]),
            'decision_of_flat': tensor(numpy.repeat(numpy.arange(decisions.stop - decisions.start),
                                                    numpy.diff(self.flat_start[decisions.start:decisions.stop + 1]))),
            'object': tensor(numpy.where(used == NOTHING, 0, used + mover_object[lesson_of_decision][:, None])),
            'has_object': torch.from_numpy((used != NOTHING).astype(numpy.float32)),
            'head': tensor(self.head[decisions]),
        }


def exponent_of(most):
    """Of the power of two that a table's whole numbers stand for, when its greatest is `most` units."""
    exponent = 0
    while most > 127.49 * 2 ** exponent:
        exponent += 1
    return min(exponent, 8)


def whole(values, exponent):
    """The multiples of GRAIN nearest to values that are given in units."""
    return torch.clamp(torch.round(values / 2.0 ** exponent / GRAIN) * GRAIN, -124, 124)


def rounded(unit, *weights):
    """Weights of one table as the whole numbers will say them; what is learnt goes to the weights themselves."""
    with torch.no_grad():
        exponent = exponent_of(max(weight.abs().max().item() for weight in weights) * unit)
        steps = [whole(weight * unit, exponent) * 2.0 ** exponent / unit - weight for weight in weights]
    return [weight + step for weight, step in zip(weights, steps)]


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.object_rows = nn.EmbeddingBag(OBJECT_ROWS, OBJECT, mode='sum')
        self.seat_rows = nn.EmbeddingBag(SEAT_ROWS, SEAT, mode='sum')
        self.seat_dense = nn.Linear(OBJECT, SEAT, bias=False)
        self.value_dense = nn.Linear(2 * SEAT, VALUE)
        self.value_out = nn.Linear(VALUE, 1, bias=False)
        self.trunk_dense = nn.Linear(2 * SEAT, TRUNK)
        self.heads = nn.Linear(TRUNK, HEADS * OBJECT)
        self.flat = nn.Linear(TRUNK, FLAT)
        nn.init.normal_(self.object_rows.weight, std=0.12)
        nn.init.normal_(self.seat_rows.weight, std=0.06)
        nn.init.normal_(self.seat_dense.weight, std=0.05)
        with torch.no_grad():
            self.heads.weight.mul_(0.3)
            self.flat.weight.mul_(0.3)

    def layer(self, part, inputs):
        bias = None if part.bias is None else rounded(WEIGHT_UNIT, part.bias)[0]
        return linear(inputs, rounded(WEIGHT_UNIT, part.weight)[0], bias)

    def objects(self, batch):
        object_rows, = rounded(ROW_UNIT, self.object_rows.weight)
        return hardtanh(embedding_bag(batch['rows'], object_rows, batch['row_start'], mode='sum'), 0, OBJECT_MOST)

    def pool(self, batch, objects):
        return torch.zeros(len(batch['seat_row_start']), OBJECT).index_add(0, batch['seat_of_object'], objects)

    def seats(self, batch, pool):
        """Of each player, before they are clipped."""
        seat_rows, = rounded(ROW_UNIT, self.seat_rows.weight)
        return (embedding_bag(batch['seat_rows'], seat_rows, batch['seat_row_start'], mode='sum')
                + self.layer(self.seat_dense, pool))

    def both(self, batch, seats):
        own = hardtanh(seats, 0, LAYER_MOST)
        all_seats = torch.zeros(batch['lessons'], SEAT).index_add(0, batch['lesson_of_seat'], own)
        return torch.cat([own, all_seats[batch['lesson_of_seat']] - own], 1)

    def forward(self, batch):
        objects = self.objects(batch)
        both = self.both(batch, self.seats(batch, self.pool(batch, objects)))

        value = self.layer(self.value_out, self.layer(self.value_dense, both).clamp(0, LAYER_MOST)).squeeze(1)
        chances = torch.full((batch['lessons'], 5), -1e9)
        chances[batch['lesson_of_seat'], batch['place_of_seat']] = value

        trunk = self.layer(self.trunk_dense, both[batch['mover_seat']]).clamp(0, LAYER_MOST)
        heads = self.layer(self.heads, trunk).view(-1, HEADS, OBJECT)
        flat = linear(trunk, *rounded(WEIGHT_UNIT, self.flat.weight, self.flat.bias))  # one table
        lesson = batch['lesson_of_decision']
        preference = torch.zeros(len(lesson)).index_add(
            0, batch['decision_of_flat'], flat[lesson[batch['decision_of_flat']], batch['flat']])
        for term in range(2):
            which = batch['has_object'][:, term].nonzero().squeeze(1)
            if len(which) == 0:
                continue
            product = (objects[batch['object'][which, term]] * heads[lesson[which], batch['head'][which, term]]).sum(1)
            preference = preference.index_add(0, which, product)
        preferences = torch.full((batch['lessons'], batch['most_decisions']), -1e9)
        preferences[lesson, batch['place_of_decision']] = preference
        return torch.log_softmax(chances, 1), torch.log_softmax(preferences, 1)

    def losses(self, batch):
        """Cross-entropies a lesson, of chances and of decisions."""
        chances, preferences = self(batch)
        value = -(chances[batch['lesson_of_seat'], batch['place_of_seat']] * batch['chance']).sum()
        policy = -(preferences[batch['lesson_of_decision'], batch['place_of_decision']] * batch['share']).sum()
        return value / batch['lessons'], policy / batch['lessons']

    def wake(self, batch):
        """
        Numbers between the layers that are nothing in nearly all of these lessons learn no more: they begin anew, on in half of
        the lessons, and unheard, so that what the network says stays. Returns how many.
        """
        def sleeping(values):
            return ((values > 0).float().mean(0) < ASLEEP).nonzero().squeeze(1)

        with torch.no_grad():
            pool = self.pool(batch, self.objects(batch))
            seat = sleeping(self.seats(batch, pool))
            for part in (self.value_dense, self.trunk_dense):
                part.weight[:, seat] = part.weight[:, SEAT + seat] = 0
            self.seat_rows.weight[:, seat] = torch.randn(SEAT_ROWS, len(seat)) * 0.06
            self.seat_dense.weight[seat] = torch.randn(len(seat), OBJECT) * 0.05
            rows_of_seat = len(batch['seat_rows']) / len(batch['seat_row_start'])
            self.seat_rows.weight[:, seat] -= self.seats(batch, pool).mean(0)[seat] / rows_of_seat
            both = self.both(batch, self.seats(batch, pool))
            woken = len(seat)
            for part, inputs, heard in ((self.value_dense, both, [self.value_out]),
                                        (self.trunk_dense, both[batch['mover_seat']], [self.heads, self.flat])):
                unit = sleeping(self.layer(part, inputs))
                for listener in heard:
                    listener.weight[:, unit] = 0
                part.weight[unit] = (2 * torch.rand(len(unit), 2 * SEAT) - 1) / (2 * SEAT) ** 0.5
                part.bias[unit] = 0
                part.bias[unit] = -self.layer(part, inputs).mean(0)[unit]
                woken += len(unit)
        return woken

    def clip(self):
        """Into what a byte can say, so that no sum runs over."""
        with torch.no_grad():
            self.object_rows.weight.clamp_(-1.98, 1.98)
            self.seat_rows.weight.clamp_(-1.98, 1.98)
            self.seat_dense.weight.clamp_(-0.99, 0.99)
            for part in (self.value_dense, self.trunk_dense):
                part.weight.clamp_(-1.98, 1.98)

    def forget_unseen(self, data):
        """Nothing stands where no lesson has said anything: shorter to download."""
        def seen(arrays, count):
            found = numpy.zeros(count, dtype=bool)
            for array in arrays:
                for first in range(0, len(array), 1 << 22):  # counting makes each of them eight bytes long
                    found |= numpy.bincount(array[first:first + (1 << 22)].reshape(-1), minlength=count) > 0
            return torch.from_numpy(~found)

        with torch.no_grad():
            self.object_rows.weight[seen([lessons.rows for lessons in data], OBJECT_ROWS)] = 0
            self.seat_rows.weight[seen([lessons.seat_rows for lessons in data], SEAT_ROWS)] = 0
            flat = seen([lessons.flat for lessons in data], FLAT)
            self.flat.weight[flat] = 0
            self.flat.bias[flat] = 0
            heads = seen([lessons.head[lessons.object != NOTHING] for lessons in data], HEADS)
            self.heads.weight.view(HEADS, OBJECT, TRUNK)[heads] = 0
            self.heads.bias.view(HEADS, OBJECT)[heads] = 0

    def tables(self):
        """The tables of the file, each with its unit; layers as inputs by outputs."""
        heads = self.heads.weight.view(HEADS, OBJECT, TRUNK).transpose(1, 2)
        return [
            (self.object_rows.weight, ROW_UNIT), (self.seat_rows.weight, ROW_UNIT),
            (self.seat_dense.weight.t(), WEIGHT_UNIT), (self.value_dense.weight.t(), WEIGHT_UNIT),
            (self.value_dense.bias, WEIGHT_UNIT), (self.value_out.weight, WEIGHT_UNIT),
            (self.trunk_dense.weight.t(), WEIGHT_UNIT), (self.trunk_dense.bias, WEIGHT_UNIT),
            (heads, WEIGHT_UNIT), (self.heads.bias, WEIGHT_UNIT),
            (torch.cat([self.flat.weight.t().reshape(-1), self.flat.bias]), WEIGHT_UNIT),
        ]

    def quantised(self):
        exponents, numbers = [], []
        for table, unit in self.tables():
            values = table.detach().reshape(-1) * unit
            exponents.append(exponent_of(values.abs().max().item()))
            numbers.append(whole(values, exponents[-1]).numpy().astype(numpy.int8))
        return numpy.concatenate([numpy.array(exponents, dtype=numpy.int8)] + numbers)

    def take_quantised(self, data):
        """What the whole numbers say: to go on from them, and for a look at the loss that they cost."""
        at = len(self.tables())
        with torch.no_grad():
            for i, (table, unit) in enumerate(self.tables()[:-1]):
                values = data[at:at + table.numel()].astype(numpy.float32) * 2.0 ** data[i] / unit
                table.copy_(torch.from_numpy(values).view(table.shape))
                at += table.numel()
            values = torch.from_numpy(data[at:].astype(numpy.float32) * 2.0 ** data[10] / WEIGHT_UNIT)
            self.flat.weight.copy_(values[:TRUNK * FLAT].view(TRUNK, FLAT).t())
            self.flat.bias.copy_(values[TRUNK * FLAT:])


class Half:
    """Half of every batch goes to a process of its own, which works on the same weights."""

    def __init__(self, net, folders):
        self.net, self.folders = net, folders
        self.sizes = [weight.numel() for weight in net.parameters()]
        net.share_memory()
        self.other = torch.zeros(sum(self.sizes)).share_memory_()
        self.pipe, pipe = multiprocessing.Pipe()
        multiprocessing.get_context('fork').Process(target=self.answer, args=(pipe,), daemon=True).start()
        pipe.close()

    def gradient(self, folder, first, last, share):
        """Of the losses of these lessons, which are `share` of a batch, as one row; and the losses, as shares."""
        lessons = self.folders[folder]
        value, policy = self.net.losses(lessons.batch(first, last))
        parts = torch.autograd.grad(share * (lessons.value_share * value + lessons.policy_share * policy),
                                    list(self.net.parameters()))
        return torch.cat([part.reshape(-1) for part in parts]), share * numpy.array([value.item(), policy.item()])

    def answer(self, pipe):
        self.pipe.close()  # nobody else has it then, and the end of the learning process is heard
        try:
            while True:
                gradient, losses = self.gradient(*pipe.recv())
                self.other.copy_(gradient)
                pipe.send(losses)
        except (EOFError, ConnectionResetError):
            pass

    def learn(self, folder, first, last):
        """Leaves the gradient of a batch at the weights; its losses."""
        middle = (first + last) // 2
        self.pipe.send((folder, middle, last, (last - middle) / (last - first)))
        gradient, losses = self.gradient(folder, first, middle, (middle - first) / (last - first))
        losses = losses + self.pipe.recv()
        for weight, part in zip(self.net.parameters(), (gradient + self.other).split(self.sizes)):
            weight.grad = part.view(weight.shape)
        return losses


def judged(net, parts):
    with torch.no_grad():
        sums = numpy.zeros(3)
        for lessons, first, last in parts:
            value, policy = net.losses(lessons.batch(first, last))
            sums += numpy.array([value.item(), policy.item(), 1.0]) * (last - first)
    return sums[0] / sums[2], sums[1] / sums[2]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', nargs='+', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--start')
    parser.add_argument('--epochs', type=int, default=4)
    parser.add_argument('--rate', type=float, default=0.003)
    parser.add_argument('--batch', type=int, default=1024)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--minutes', type=float, default=1e9)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    numpy.random.seed(options.seed)
    torch.set_num_threads(1)  # before the other process begins

    folders = [Lessons(name) for name in options.data]
    train, test = [], []
    for folder, lessons in enumerate(folders):
        cut = len(lessons) - min(len(lessons) // 30, 20000)  # the last ones only judge
        edges = numpy.linspace(0, cut, max(1, cut // options.batch) + 1).astype(int)
        train += [(folder, first, last) for first, last in zip(edges, edges[1:])]
        test += [(lessons, at, min(at + options.batch, len(lessons))) for at in range(cut, len(lessons), options.batch)]
    net = Net()
    if options.start and options.start.endswith('.bin'):
        net.take_quantised(numpy.fromfile(options.start, dtype=numpy.int8))
    elif options.start:
        net.load_state_dict(torch.load(options.start))
    if options.start:
        print(f'{net.wake(folders[0].batch(0, min(len(folders[0]), 8192)))} numbers begin anew')
    half = Half(net, folders)
    optimiser = torch.optim.Adam(net.parameters(), lr=options.rate)
    begin = time.time()
    steps = options.epochs * len(train)
    step = 0
    for epoch in range(options.epochs):
        sums = numpy.zeros(2)
        done = 0
        for i in numpy.random.permutation(len(train)):
            part = max(step / steps, (time.time() - begin) / 60 / options.minutes)
            if part >= 1:
                break
            for group in optimiser.param_groups:  # a short rise, then a straight fall to nearly nothing
                group['lr'] = options.rate * min(1, (step + 1) / 100) * max(0.02, 1 - part)
            sums += half.learn(*train[i])
            optimiser.step()
            net.clip()
            done += 1
            step += 1
        print(f'epoch {epoch + 1}, {time.time() - begin:.0f} s: learnt chances {sums[0] / max(1, done):.4f} decisions '
              f'{sums[1] / max(1, done):.4f}; unseen chances %.4f decisions %.4f' % judged(net, test), flush=True)
        if (time.time() - begin) / 60 >= options.minutes:
            break
    torch.save(net.state_dict(), options.out + '.pt')
    net.forget_unseen(folders)
    data = net.quantised()
    data.tofile(options.out + '.bin')
    net.take_quantised(data)
    print('in whole numbers: chances %.4f decisions %.4f' % judged(net, test))


if __name__ == '__main__':
    main()
