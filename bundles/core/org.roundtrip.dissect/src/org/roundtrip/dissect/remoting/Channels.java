// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.roundtrip.dissect.Side;

/** The channels of a connection. When there are too many, the oldest are removed. For one thread. */
final class Channels {
    static final String EJB = "jboss.ejb";
    private static final int MOST = 1000;
    private static final int OPENER = 1 << 31;

    /** A channel, by the side that opened it: both sides number theirs on their own. */
    private record Key(Side opener, int number) {
        static Key of(Side sender, int number) {
            // The side that opened the channel sets the highest bit, the other one does not.
            return new Key((number & OPENER) != 0 ? sender : sender.other(), number & ~OPENER);
        }
    }

    /** @param greeted the sides that have sent their first message on it */
    private record Channel(String service, Set<Side> greeted) {
    }

    private final Map<Key, Channel> open = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Channel> eldest) {
            return size() > MOST;
        }
    };

    /** Adds a channel. @param number as that side sends it */
    void opened(Side by, int number, String service) {
        open.put(Key.of(by, number), new Channel(service, EnumSet.noneOf(Side.class)));
    }

    /** The service of a channel; that of EJB where its opening was not captured. */
    String service(Side by, int number) {
        Channel channel = open.get(Key.of(by, number));
        return channel == null ? EJB : channel.service;
    }

    /** Records a message. @return whether it is the first of that side on a channel whose opening was captured */
    boolean first(Side by, int number) {
        Channel channel = open.get(Key.of(by, number));
        return channel != null && channel.greeted.add(by);
    }

    /** Bytes were lost, and first messages may have been among them. */
    void lost() {
        open.values().forEach(channel -> channel.greeted.addAll(EnumSet.allOf(Side.class)));
    }
}
