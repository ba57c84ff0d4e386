// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Arrays;
import java.util.BitSet;
import org.roundtrip.dissect.MessageKind;

/** What the messages of each connection tell about it. */
final class StreamFacts {
    private final String[] protocols;
    private final int[] messages;
    private final BitSet nameService = new BitSet();
    private final BitSet housekeeping = new BitSet();

    StreamFacts(MessageStore store, Housekeeping telling, int streams) {
        protocols = new String[streams];
        messages = new int[streams];
        Arrays.fill(protocols, "");
        BitSet calls = new BitSet();
        BitSet notNaming = new BitSet();
        for (int message = 0; message < store.size(); message++) {
            int stream = store.stream(message);
            Headline headline = store.headline(message);
            messages[stream]++;
            if (protocols[stream].isEmpty()) {
                protocols[stream] = headline.protocol();
            }
            if (headline.kind() == MessageKind.REQUEST && !telling.isOfAnyObject(headline)) {
                (telling.is(headline) ? housekeeping : calls).set(stream);
                (telling.isNaming(headline) ? nameService : notNaming).set(stream);
            }
        }
        housekeeping.andNot(calls);
        nameService.andNot(notNaming);
    }

    /** What is spoken on it, empty when not known. */
    String protocol(int stream) {
        return stream < protocols.length ? protocols[stream] : "";
    }

    int messages(int stream) {
        return stream < messages.length ? messages[stream] : 0;
    }

    /** Whether all of its requests keep the middleware going, so that nothing on it belongs to a call. */
    boolean isHousekeeping(int stream) {
        return housekeeping.get(stream);
    }

    /** Whether all of its requests look up or register references. */
    boolean isNameService(int stream) {
        return nameService.get(stream);
    }
}
