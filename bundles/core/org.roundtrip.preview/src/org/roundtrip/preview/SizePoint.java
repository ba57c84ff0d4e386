// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

/**
 * The size of one call, measured at one length.
 *
 * @param length         of the swept place, in characters, bytes or elements
 * @param contentBytes   of the arguments and of the result, as the results of a run have it
 * @param requestBytes   of the request, above TCP
 * @param replyBytes     of the reply, above TCP; 0 for a one-way call
 * @param requestPackets the fewest packets that carry so many bytes, see {@link #packets}; a middleware that writes in several
 *                       pieces may cause more
 * @param replyPackets   the same of the reply
 */
public record SizePoint(int length, long contentBytes, long requestBytes, long replyBytes, long requestPackets,
        long replyPackets) {
    /** The MTU of Ethernet in bytes. */
    public static final int ETHERNET_MTU = 1500;
    /** The least MTU that IPv4 allows to count with. */
    public static final int LEAST_MTU = 576;
    /** IPv4 without options, and TCP with the time stamps that today's systems send. */
    private static final int HEADERS = 20 + 32;

    static SizePoint of(int length, Preview preview, int mtu) {
        long request = preview.request().size();
        long reply = preview.reply().map(WireMessage::size).orElse(0);
        long content = preview.request().contentBytes() + preview.reply().map(WireMessage::contentBytes).orElse(0L);
        return new SizePoint(length, content, request, reply, packets(request, mtu),
                packets(reply, mtu));
    }

    /** Returns the same point with the packets of another MTU. @param mtu at least {@link #LEAST_MTU} */
    public SizePoint at(int mtu) {
        return new SizePoint(length, contentBytes, requestBytes, replyBytes, packets(requestBytes, mtu), packets(replyBytes, mtu));
    }

    /** Returns how many bytes were sent both ways for each byte of content; not a number when there is none. */
    public double ratio() {
        return contentBytes == 0 ? Double.NaN : (requestBytes + replyBytes) / (double) contentBytes;
    }

    /** Returns the fewest packets of IPv4 and TCP that carry so many bytes. @param mtu at least {@link #LEAST_MTU} */
    public static long packets(long bytes, int mtu) {
        int room = mtu - HEADERS;
        return (bytes + room - 1) / room;
    }
}
