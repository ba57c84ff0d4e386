// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.Span;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The connection within the records of a TLS connection, both sides of it. A message of it may be a part of a record or go
 * over several; the heads and checksums of its records belong to it. For one thread.
 */
final class Carried {
    private static final ByteRole ROLE = ByteRole.PROTOCOL_HEADER;

    /** A record that was opened. @param length of its body */
    private record Record(RecordKeys.Opened opened, int length) {
        int rest() {
            return length - opened.from() - opened.content().length;
        }
    }

    /**
     * Where a side is.
     *
     * @param records those that were opened and not read to their end
     * @param inside  whether the head of the first one was read
     * @param read    how much of the first one was read
     */
    private record State(List<Record> records, boolean inside, int read) {
        static final State BEGIN = new State(List.of(), false, 0);
    }

    private final Hints hints;
    private final Channel[] channels;
    private final State[] states = {State.BEGIN, State.BEGIN};
    private final State[] next = {State.BEGIN, State.BEGIN};
    private Dissector dissector;
    private Decoder decoder;

    Carried(Hints hints) {
        this.hints = hints;
        channels = new Channel[] {new Channel(hints.keys(), Side.CLIENT), new Channel(hints.keys(), Side.SERVER)};
    }

    /** Whether the next bytes of a side may be its own; those of a record that was begun are. */
    boolean mayDecode(Side side, MessageReader in) {
        return states[side.ordinal()].inside || channels[side.ordinal()].mayOpen() && in.peek(0) == TlsDissector.DATA;
    }

    /** Decodes a message. @return false when its first record cannot be opened; then nothing is taken */
    boolean decode(Side side, MessageReader in, boolean greeted) throws DissectException {
        State state = states[side.ordinal()];
        List<Record> records = new ArrayList<>(state.records);
        if (records.isEmpty() && !open(side, in, greeted, records, 0)) {
            return false;
        }
        states[side.ordinal()] = new State(List.copyOf(records), state.inside, state.read);
        Record first = records.getFirst();
        if (first.opened.type() != TlsDissector.DATA) {
            control(side, in, first);
            return true;
        }
        MessageReader.Mark begin = in.mark();
        for (int count = 1;; count++) {
            in.back(begin);
            if (attempt(side, in, greeted, records, count)) {
                return true;
            }
        }
    }

    /** Opens the record at a place ahead. @return false when it cannot be opened or is not a record */
    private boolean open(Side side, MessageReader in, boolean greeted, List<Record> records, int ahead) throws DissectException {
        int head = TlsDissector.HEADER_BYTES;
        if (in.available() < ahead + head) {
            throw DissectException.Incomplete.INSTANCE;
        }
        int length = in.peek(ahead + 3) << 8 | in.peek(ahead + 4);
        if (length > TlsDissector.LONGEST_RECORD || in.peek(ahead + 1) != 3) {
            return false;
        }
        if (in.available() < ahead + head + length) {
            throw DissectException.Incomplete.INSTANCE;
        }
        byte[] all = in.look(ahead + head + (long) length);
        byte[] record = Arrays.copyOfRange(all, ahead, all.length);
        Optional<RecordKeys.Opened> opened = channels[side.ordinal()].open(record, greeted);
        opened.ifPresent(each -> records.add(new Record(each, length)));
        return opened.isPresent();
    }

    /** Tries to read the message from so many records. @return false when it needs one more, which is there */
    private boolean attempt(Side side, MessageReader in, boolean greeted, List<Record> records, int count) throws DissectException {
        State state = states[side.ordinal()];
        List<Span> spans = new ArrayList<>();
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            Record record = records.get(i);
            boolean inside = i == 0 && state.inside;
            int read = i == 0 ? state.read : 0;
            if (!inside) {
                head(in, record);
            }
            int length = record.opened.content().length - read;
            content.write(record.opened.content(), read, length);
            if (length > 0) {
                spans.add(new Span(in.taken(), in.taken() + length));
            }
            if (i < count - 1) {
                in.skip(length);
                in.bytes("checksum", record.rest(), ROLE);
            }
        }
        Record last = records.get(count - 1);
        int ofLast = last.opened.content().length - (count == 1 ? state.read : 0);
        int before = content.size() - ofLast;
        boolean more = in.available() > ofLast + last.rest();
        MessageReader part = in.decrypted(spans, content.toByteArray(), !more);
        MessageReader.Mark within = in.mark();
        boolean goesOn = false;
        try {
            goesOn = read(side, in, part);
        } catch (DissectException.Incomplete e) {
            if (continues(side, in, greeted, records, count, ofLast + last.rest())) {
                return false;
            }
            undecoded(side, part, within, new DissectException.Malformed("tls.record"));
        } catch (DissectException.Malformed e) {
            undecoded(side, part, within, e);
        } catch (RuntimeException | StackOverflowError e) {
            undecoded(side, part, within, new DissectException.Malformed("failed", e));
        }
        if (goesOn && more) {
            if (continues(side, in, greeted, records, count, ofLast + last.rest())) {
                return false;
            }
            goesOn = false;
            decoder.ended(side);
        }
        int used = part.taken();
        in.skip(used - before);
        boolean whole = used == content.size();
        if (whole) {
            in.bytes("checksum", last.rest(), ROLE);
        }
        List<Record> left = records.subList(whole ? count : count - 1, records.size());
        next[side.ordinal()] = new State(List.copyOf(left), !whole, whole ? 0 : used - before + (count == 1 ? state.read : 0));
        if (goesOn && !in.finished()) {
            in.mayGoOn();
        } else {
            states[side.ordinal()] = next[side.ordinal()];
        }
        return true;
    }

    /** Whether the next record carries data, too. @param ahead place of its head */
    private boolean continues(Side side, MessageReader in, boolean greeted, List<Record> records, int count, int ahead)
            throws DissectException {
        if (records.size() == count && !open(side, in, greeted, records, ahead)) {
            return false;
        }
        State state = states[side.ordinal()];
        states[side.ordinal()] = new State(List.copyOf(records), state.inside, state.read);
        return records.get(count).opened.type() == TlsDissector.DATA;
    }

    private static void head(MessageReader in, Record record) throws DissectException {
        in.open("TLS record", ROLE);
        in.integer(1);
        in.note("type", "application data", 1, ROLE);
        in.note("version", TlsDecoder.version((int) in.integer(2)), 2, ROLE);
        in.u16("length", ROLE);
        if (record.opened.from() > 0) {
            in.bytes("nonce", record.opened.from(), ROLE);
        }
        in.close("application data");
    }

    /** Shows the rest of a damaged message as bytes, to the end of its record. */
    private void undecoded(Side side, MessageReader part, MessageReader.Mark within, DissectException why) throws DissectException {
        part.problem(why);
        part.endSince(within);
        part.bytes("not decoded", part.available(), ByteRole.UNKNOWN);
        if (decoder != null) {
            decoder.lost(side);
        }
    }

    /** Reads what the part says. What nobody knows is shown as bytes. */
    private boolean read(Side side, MessageReader in, MessageReader part) throws DissectException {
        if (decoder == null) {
            Optional<Dissector> known = in.within(side, ByteView.of(part.look(part.available())));
            if (known.isEmpty()) {
                in.message(MessageKind.FRAGMENT, "application data", Message.NO_ID);
                part.bytes("decrypted", part.available(), ByteRole.CONTENT);
                return false;
            }
            dissector = known.get();
            decoder = dissector.open(hints);
        }
        in.protocol(dissector.protocol());
        return in.carried(decoder, side, part);
    }

    /** A ticket for later connections, or the end of this one. */
    private void control(Side side, MessageReader in, Record record) throws DissectException {
        head(in, record);
        int length = record.opened.content().length;
        MessageReader part = in.decrypted(List.of(new Span(in.taken(), in.taken() + length)), record.opened.content(), true);
        if (record.opened.type() == TlsDissector.HANDSHAKE) {
            in.message(MessageKind.HANDSHAKE, new Handshake().record(part, length), Message.NO_ID);
        } else {
            TlsDecoder.alert(part, length);
        }
        in.skip(length);
        in.bytes("checksum", record.rest(), ROLE);
        List<Record> records = states[side.ordinal()].records;
        states[side.ordinal()] = new State(records.subList(1, records.size()), false, 0);
    }

    void ended(Side side) {
        states[side.ordinal()] = next[side.ordinal()];
        if (decoder != null) {
            decoder.ended(side);
        }
    }

    void lost(Side side) {
        states[side.ordinal()] = State.BEGIN;
        channels[side.ordinal()].lost();
        if (decoder != null) {
            decoder.lost(side);
        }
    }
}
