// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;

/** Service contexts, which an ORB sends along with requests and replies. All of their bytes are headers. */
final class ServiceContexts {
    private static final List<String> NAMES = List.of("transaction", "code sets", "chain bypass check",
            "chain bypass info", "logical thread", "bidirectional IIOP", "sending context run time",
            "invocation policies", "forwarded identity", "unknown exception info", "RT correlation priority",
            "RT priority", "RT group", "fault-tolerant group version", "fault-tolerant request");
    private static final int CODE_SETS = 1;

    /** Reads them; agreed code sets apply from here on. */
    static void read(Cdr cdr) throws DissectException {
        cdr.align(4);
        cdr.open("service contexts");
        int count = cdr.count("count", 8);
        for (int i = 0; i < count; i++) {
            context(cdr);
        }
        cdr.close(() -> Integer.toString(count));
    }

    private static void context(Cdr cdr) throws DissectException {
        int id = (int) cdr.number("context id", 4, ByteRole.PROTOCOL_HEADER, ServiceContexts::name);
        if (id != CODE_SETS) {
            Texts.octets(cdr, name(id), ByteRole.PROTOCOL_HEADER);
            return;
        }
        CodeSets[] agreed = {cdr.codeSets()};
        boolean fits = Encapsulation.read(cdr, name(id), inner -> {
            long narrow = inner.number("char", 4, ByteRole.PROTOCOL_HEADER, CodeSets::name);
            long wide = inner.number("wchar", 4, ByteRole.PROTOCOL_HEADER, CodeSets::name);
            agreed[0] = new CodeSets(narrow, wide);
        }, () -> agreed[0].toString());
        if (fits) {
            cdr.use(agreed[0]);
        }
    }

    private static String name(long id) {
        return id >= 0 && id < NAMES.size() ? NAMES.get((int) id) : "context " + Long.toHexString(id);
    }

    private ServiceContexts() {
    }
}
