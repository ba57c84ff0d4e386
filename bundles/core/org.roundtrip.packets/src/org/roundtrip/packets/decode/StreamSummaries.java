// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.Arrays;
import java.util.BitSet;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Purpose;

/** Protocol, number of messages and purpose of each connection, found from its messages. Immutable. */
public final class StreamSummaries {
    private final String[] protocols;
    private final int[] messages;
    private final BitSet nameService = new BitSet();
    private final BitSet housekeeping = new BitSet();

    /** @param streams how many connections there are */
    public StreamSummaries(MessageStore store, int streams) {
        protocols = new String[streams];
        messages = new int[streams];
        Arrays.fill(protocols, "");
        BitSet calls = new BitSet();
        BitSet notNaming = new BitSet();
        for (int message = 0; message < store.size(); message++) {
            int stream = store.stream(message);
            MessageSummary summary = store.summary(message);
            messages[stream]++;
            if (protocols[stream].isEmpty()) {
                protocols[stream] = summary.protocol();
            }
            Purpose purpose = store.purpose(message);
            if (summary.kind() == MessageKind.REQUEST && purpose != Purpose.ANY_OBJECT) {
                (purpose.isHousekeeping() ? housekeeping : calls).set(stream);
                (purpose == Purpose.NAMING ? nameService : notNaming).set(stream);
            }
        }
        housekeeping.andNot(calls);
        nameService.andNot(notNaming);
    }

    /** Returns the id of the protocol of a connection, empty when it is not known. */
    public String protocol(int stream) {
        return stream < protocols.length ? protocols[stream] : "";
    }

    /** Returns the number of messages of a connection. */
    public int messages(int stream) {
        return stream < messages.length ? messages[stream] : 0;
    }

    /**
     * Returns whether all requests of a connection are housekeeping of the middleware. Then no byte of it belongs to a
     * call.
     */
    public boolean isHousekeeping(int stream) {
        return housekeeping.get(stream);
    }

    /** Whether all requests of a connection look up or register references. */
    public boolean isNameService(int stream) {
        return nameService.get(stream);
    }
}
