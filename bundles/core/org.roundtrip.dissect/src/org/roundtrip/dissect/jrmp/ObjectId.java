// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** Identifiers of remote objects: a number, and the identifier of the JVM run that assigned it. */
final class ObjectId {
    /** Length of an identifier in bytes. */
    static final int BYTES = 22;
    /** Length in bytes of the part that identifies the run. */
    static final int UID_BYTES = 14;

    static void read(MessageReader in, ByteRole role) throws DissectException {
        in.open("object", role);
        long number = in.i64("number", role);
        uid(in, role);
        in.close(RemoteOperation.objectName(number));
    }

    static void uid(MessageReader in, ByteRole role) throws DissectException {
        in.open("UID", role);
        in.i32("unique", role);
        in.i64("time", role);
        in.u16("count", role);
        in.close("");
    }

    private ObjectId() {
    }
}
