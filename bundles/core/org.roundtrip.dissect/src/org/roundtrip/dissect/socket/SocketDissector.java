// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.socket;

import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/**
 * The raw TCP provider's own protocol: a length before each message, an operation's number in each request. The
 * contract contains the operation of each number and its values; without a contract the values are octets.
 */
public final class SocketDissector implements Dissector {
    private static final int MOST_BYTES = 256 << 20;
    private static final int LENGTH_BYTES = 4;
    /** A request has the number of its operation. */
    private static final int LEAST_REQUEST = 2;

    @Override
    public String protocol() {
        return "socket";
    }

    /** Never: a length before each message is what many protocols have. */
    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return Certainty.NO;
    }

    /** Only in a run, whose contract has the operations. */
    @Override
    public Certainty recognises(Side side, ByteView bytes, Hints hints) {
        int operations = hints.contract().map(contract -> contract.operations().size()).orElse(0);
        boolean fits = operations > 0 && (side == Side.CLIENT ? requests(bytes, operations) : reply(bytes));
        return fits ? Certainty.POSSIBLE : Certainty.NO;
    }

    /** Whether these may be requests; several only of a one-way operation. The last may have more bytes to come. */
    private static boolean requests(ByteView bytes, int operations) {
        long at = 0;
        while (at == 0 || at + LENGTH_BYTES <= bytes.size()) {
            long length = bytes.u32((int) at);
            boolean numbered = at + LENGTH_BYTES + LEAST_REQUEST <= bytes.size();
            if (length < LEAST_REQUEST || length > MOST_BYTES || numbered
                    && (bytes.u8((int) at + LENGTH_BYTES) << 8 | bytes.u8((int) at + LENGTH_BYTES + 1)) >= operations) {
                return false;
            }
            at += LENGTH_BYTES + length;
        }
        return true;
    }

    private static boolean reply(ByteView bytes) {
        long length = bytes.u32(0);
        return length >= 0 && length <= MOST_BYTES && bytes.size() <= LENGTH_BYTES + length;
    }

    @Override
    public Decoder open(Hints hints) {
        return new Calls(hints.contract().map(Contract::operations).orElse(List.of()));
    }

    private static final class Calls implements Decoder {
        private static final int UNKNOWN = -1;

        private final List<Operation> operations;
        private int operation = UNKNOWN;
        private long requests;

        Calls(List<Operation> operations) {
            this.operations = operations;
        }

        @Override
        public void decode(Side side, MessageReader in) throws DissectException {
            boolean request = side == Side.CLIENT;
            in.message(request ? MessageKind.REQUEST : MessageKind.RESPONSE, request ? "" : name(operation),
                    request ? requests : requests == 0 ? Message.NO_ID : requests - 1);
            long length = in.u32("length", ByteRole.PROTOCOL_HEADER);
            if (length > MOST_BYTES || request && length < LEAST_REQUEST) {
                throw new DissectException.Malformed("socket.length", length);
            }
            in.length(LENGTH_BYTES + length);
            int asked = operation;
            if (request) {
                asked = (int) in.integer(2);
                in.note("operation", name(asked), 2, ByteRole.PROTOCOL_HEADER);
                in.message(MessageKind.REQUEST, name(asked), requests);
            }
            body(request, asked, LENGTH_BYTES + (int) length, in);
            operation = asked;
            requests += request ? 1 : 0;
        }

        private String name(int number) {
            return known(number) ? operations.get(number).name() : number == UNKNOWN ? "" : "operation " + number;
        }

        private boolean known(int number) {
            return number >= 0 && number < operations.size();
        }

        /** Reads by the contract, if there is one and it fits. */
        private void body(boolean request, int number, int end, MessageReader in) throws DissectException {
            MessageReader.Mark begin = in.mark();
            if (known(number)) {
                try {
                    values(request, operations.get(number), in, new Values(in, end));
                } catch (DissectException.Malformed e) {
                    in.back(begin);
                    in.problem(new DissectException.Malformed("values.misfit", e.getMessage()));
                }
            }
            if (in.taken() < end) {
                in.bytes(request ? "arguments" : "result", end - in.taken(), ByteRole.CONTENT);
            }
        }

        private static void values(boolean request, Operation asked, MessageReader in, Values values)
                throws DissectException {
            int exception = request || asked.exceptions().isEmpty() ? 0 : outcome(asked, in);
            if (request) {
                for (Operation.Parameter parameter : asked.parameters()) {
                    values.read(parameter.name(), parameter.shape());
                }
            } else if (exception > 0) {
                Shape.Struct thrown = asked.exceptions().get(exception - 1);
                values.read(thrown.name(), thrown);
            } else if (asked.result().isPresent()) {
                values.read("result", asked.result().get());
            }
            if (!values.finished()) {
                throw new DissectException.Malformed("values.left");
            }
        }

        /** Returns 0 for the result, n for the n-th exception. */
        private static int outcome(Operation asked, MessageReader in) throws DissectException {
            long outcome = in.integer(1);
            if (outcome > asked.exceptions().size()) {
                throw new DissectException.Malformed("socket.outcome", outcome);
            }
            in.note("outcome", outcome == 0 ? "result" : "exception", 1, ByteRole.PROTOCOL_HEADER);
            return (int) outcome;
        }

        /** Each message begins after one of the other side, except for requests of one-way operations. */
        @Override
        public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
            long length = bytes.u32(at);
            return afterOther && length >= 0 && length <= MOST_BYTES;
        }

        @Override
        public void lost(Side side) {
            operation = UNKNOWN;
        }
    }
}
