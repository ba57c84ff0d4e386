// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.MessageReader.Mark;
import org.roundtrip.dissect.jrmp.BlockData.Expected;
import org.roundtrip.dissect.roles.ByteRole;

/** The values that a call or a return carries behind its header: arguments, a result or an exception. */
final class CarriedValues {
    private CarriedValues() {
    }

    /**
     * Reads the values. When they break the rules, the message is marked, and its remaining bytes are shown undecoded.
     *
     * @param inBlock  bytes that are left in the current block of data
     * @param expected null when they are not known: then values are read as long as tags follow
     */
    static void read(MessageReader in, ObjectStream stream, int inBlock, String name,
            List<Expected> expected) throws DissectException {
        Mark begin = in.mark();
        in.open(name, ByteRole.CONTENT);
        Mark within = in.mark();
        BlockData block = new BlockData(in, stream, inBlock);
        try {
            if (expected != null && !all(expected, block)) {
                in.problem(new DissectException.Malformed("jrmp.values", in.operation()));
            }
            block.rest("primitive values");
            while (stream.goesOn()) {
                stream.content("value");
            }
            if (in.available() == 0 && !in.finished()) {
                in.mayGoOn();
            }
        } catch (DissectException.Malformed e) {
            in.problem(e);
            in.endSince(within);
            undecoded(in);
        }
        in.close("");
        if (begin.at() == in.mark().at()) {
            in.back(begin);
        }
    }

    private static boolean all(List<Expected> expected, BlockData block) throws DissectException {
        for (Expected each : expected) {
            if (!block.read(each)) {
                return false;
            }
        }
        return block.left() == 0;
    }

    /** Takes the bytes before the next call or return, or all bytes when the sender has stopped. */
    private static void undecoded(MessageReader in) throws DissectException {
        int length = 0;
        while (length < in.available() && !MessageType.hasStream(in, length)) {
            length++;
        }
        if (length == in.available() && !in.finished()) {
            throw DissectException.Incomplete.INSTANCE;
        }
        if (length > 0) {
            in.bytes("not decoded", length, ByteRole.UNKNOWN);
        }
    }
}
