// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roundtrip.capture.index.StreamListener;

/**
 * Decodes one TCP connection, message by message, as its bytes come. Bytes without a message, and messages that are cut
 * or damaged, are reported as marked messages, and decoding continues after them. Holds at most {@link #MOST_BYTES} of
 * each direction. For one thread at a time.
 */
public final class Conversation {
    /** Of a longer message only this many bytes are decoded. */
    public static final int MOST_BYTES = 16 << 20;
    /** With fewer bytes and without an answer, the protocol is not guessed yet. */
    private static final int ENOUGH = 512;
    /**
     * Bounds the attempts to decode a message each time the other side sends. After that, it is tried only when its
     * bytes have doubled.
     */
    private static final int MOST_TRIALS = 16;

    private final Dissectors dissectors;
    private final boolean lists;
    private final Hints hints;
    private final int serverPort;
    private final Consumer<Message> messages;
    private final Direction client = new Direction(Side.CLIENT);
    private final Direction server = new Direction(Side.SERVER);
    private String protocol = "";
    private Decoder decoder;
    /** Whether the connection began with bytes that no dissector knows. Later ones may look like a protocol by chance. */
    private boolean undecoded;
    /** Whether the first bytes of the connection were not captured. */
    private boolean middle;

    /**
     * @param detail     how much of each message is decoded
     * @param hints      what is known of the connection beforehand
     * @param serverPort its protocol may have been chosen by the user, see {@link Dissectors#decodeAs}
     * @param messages   gets each message when it is decoded, those of one side in their order
     */
    public Conversation(Dissectors dissectors, Detail detail, Hints hints, int serverPort, Consumer<Message> messages) {
        this.dissectors = dissectors;
        this.lists = detail == Detail.FIELDS;
        this.hints = hints;
        this.serverPort = serverPort;
        this.messages = messages;
    }

    /** Takes the bytes of one side. */
    public StreamListener from(Side side) {
        return direction(side);
    }

    /** Call when the connection's first bytes were not captured: then the first message is searched for. */
    public void startedBefore() {
        middle = true;
        client.searching = true;
        server.searching = true;
    }

    /** Sets the offset of a side's first byte in the connection, when it is not 0. */
    public void startsAt(Side side, long offset) {
        direction(side).backlog.jump(offset - direction(side).backlog.offset());
    }

    /** How many bytes belong to no message yet. */
    public int heldBytes() {
        return client.backlog.size() + server.backlog.size();
    }

    private Direction direction(Side side) {
        return side == Side.CLIENT ? client : server;
    }

    private boolean decided(Direction asking, boolean finished) {
        if (decoder == null) {
            Optional<Dissector> chosen = dissectors.byPort(serverPort);
            Optional<Dissector> dissector = chosen.or(() -> dissectors.byBytes(asking.side, asking.backlog, hints));
            boolean enough = !undecoded && (finished || asking.backlog.size() >= ENOUGH);
            dissector.filter(found -> chosen.isPresent() || enough
                    || found.recognises(asking.side, asking.backlog, hints) == Dissector.Certainty.SURE)
                    .ifPresent(found -> {
                        protocol = found.protocol();
                        decoder = found.open(hints);
                    });
        }
        return decoder != null;
    }

    private final class Direction implements StreamListener, Bodies {
        private final Side side;
        private final Backlog backlog = new Backlog();
        /**
         * Decoding is tried again with this many bytes. It doubles, so all attempts together cost at most twice the
         * last one.
         */
        private int retryAt;
        /** How many bytes were read in attempts that ended before the message did. */
        private long tried;
        /** A message that is complete unless more bytes follow; null when there is none. */
        private MessageReader unlessMore;
        private boolean searching;
        private long afterOther;
        private boolean speaking;
        private boolean closed;
        private long skip;

        Direction(Side side) {
            this.side = side;
        }

        @Override
        public void data(long offset, long packet, byte[] frame, int at, int length) {
            Direction other = direction(side.other());
            if (other.speaking) {
                other.speaking = false;
                other.work(true);
            }
            if (!speaking) {
                speaking = true;
                afterOther = backlog.offset() + backlog.size();
            }
            int skipped = (int) Math.min(skip, length);
            skip -= skipped;
            backlog.jump(skipped);
            if (length > skipped) {
                unlessMore = null;
                backlog.add(frame, at + skipped, length - skipped, packet);
                work(false);
            }
        }

        @Override
        public void gap(long offset, long length, Gap why) {
            Direction other = direction(side.other());
            work(true);
            flush();
            long skipped = Math.min(skip, length);
            skip -= skipped;
            backlog.jump(skipped);
            if (length > skipped) {
                mark(length - skipped, why == Gap.LOST ? "lost" : "packet");
                searching = true;
                other.unlessMore = null;
                if (decoder != null) {
                    decoder.lost(side);
                }
            }
        }

        @Override
        public void end() {
            closed = true;
            tried = 0;
            work(true);
            flush();
        }

        /** @param finished whether the side has stopped for now */
        private void work(boolean finished) {
            while (backlog.size() > 0
                    && (backlog.size() >= retryAt || finished && tried <= MOST_TRIALS * (long) backlog.size())) {
                if (!decided(this, finished)) {
                    if (finished || backlog.size() >= ENOUGH) {
                        undecoded |= !middle;
                        unknown(backlog.size(), "protocol");
                    }
                    return;
                }
                if (searching && !found() || !decode(finished)) {
                    return;
                }
            }
        }

        /** Searches for the beginning of a message, and reports the bytes before it as a marked message. */
        private boolean found() {
            int size = backlog.size();
            for (int at = 0; at < size; at++) {
                if (decoder.mayBegin(side, backlog, at, backlog.offset() + at == afterOther)) {
                    searching = false;
                    if (at > 0) {
                        unknown(at, "begin");
                    }
                    return true;
                }
            }
            unknown(size, "begin");
            return false;
        }

        /** @return whether a message, good or bad, was taken from the backlog */
        private boolean decode(boolean finished) {
            if (finished && unlessMore != null) {
                decoder.ended(side);
                emit(unlessMore, unlessMore.taken(), null);
                return true;
            }
            MessageReader reader = reader(finished);
            try {
                decoder.decode(side, reader);
                if (reader.goesOn() && !finished) {
                    boolean given = incomplete(reader);
                    unlessMore = given ? null : reader;
                    return given;
                }
                if (reader.taken() == 0) {
                    throw new DissectException.Malformed("none");
                }
                emit(reader, reader.taken(), null);
                return true;
            } catch (DissectException.Incomplete e) {
                return incomplete(reader);
            } catch (DissectException e) {
                damaged(reader, e.getMessage());
            } catch (RuntimeException | StackOverflowError e) {
                damaged(reader, new DissectException.Malformed("failed", e).getMessage());
            }
            return true;
        }

        private boolean incomplete(MessageReader reader) {
            int size = backlog.size();
            tried += size;
            if (size <= MOST_BYTES) {
                retryAt = size + Math.max(1, Math.min(size, MOST_BYTES + 1 - size));
                return false;
            }
            long whole = Math.max(size, reader.length());
            skip = whole - size;
            searching = reader.length() == 0;
            emit(reader, size, whole, DissectException.TEXTS.text("long", MOST_BYTES));
            return true;
        }

        private void damaged(MessageReader reader, String why) {
            searching = true;
            int end = Math.max(1, reader.taken());
            while (end < backlog.size() && !decoder.mayBegin(side, backlog, end, backlog.offset() + end == afterOther)) {
                end++;
            }
            emit(reader, end, why);
        }

        /** Reports the remaining bytes as a message that is cut, because no more bytes of it will come. */
        private void flush() {
            retryAt = 0;
            if (backlog.size() == 0) {
                return;
            }
            if (decoder == null) {
                unknown(backlog.size(), "protocol");
                return;
            }
            unlessMore = null;
            MessageReader reader = backlog.reader(true, true, this, lists);
            try {
                decoder.decode(side, reader);
            } catch (DissectException | RuntimeException | StackOverflowError e) {
                // The fields read before the error are kept.
            }
            emit(reader, backlog.size(), DissectException.TEXTS.text("cut"));
        }

        @Override
        public Optional<Dissector> within(Side from, ByteView bytes) {
            return dissectors.byBytes(from, bytes, hints);
        }

        @Override
        public Optional<Dissector> named(String wanted) {
            return dissectors.byId(wanted);
        }

        @Override
        public boolean decode(String parentProtocol, String contentType, MessageReader body) throws DissectException {
            Optional<BodyDissector> dissector = dissectors.body(parentProtocol, contentType);
            if (dissector.isPresent()) {
                dissector.get().decode(body, body.available(), side, hints);
            }
            return dissector.isPresent();
        }

        private void emit(MessageReader reader, int length, String problem) {
            emit(reader, length, length, problem);
        }

        private MessageReader reader(boolean finished) {
            unlessMore = null;
            return backlog.reader(finished, closed, this, lists);
        }

        private void emit(MessageReader reader, int length, long whole, String problem) {
            unlessMore = null;
            retryAt = 0;
            tried = 0;
            List<Piece> pieces = backlog.take(length);
            messages.accept(reader.message(protocol, side, whole, pieces, problem));
        }

        /** @param problem name of the text that says what is wrong */
        private void unknown(int length, String problem) {
            emit(reader(true), length, DissectException.TEXTS.text(problem));
        }

        private void mark(long length, String problem) {
            messages.accept(reader(true).message(protocol, side, length, List.of(),
                    DissectException.TEXTS.text(problem)));
            backlog.jump(length);
        }
    }
}
