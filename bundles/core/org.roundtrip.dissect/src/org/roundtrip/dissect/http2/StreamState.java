// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.util.Map;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.grpc.GrpcFraming;

/**
 * What is known of a stream between two of its messages. Immutable.
 *
 * @param operation that is called on it; empty while it is not known
 * @param request   what the client has sent until now
 * @param response  what the server has sent until now
 */
record StreamState(String operation, Sent request, Sent response) {
    static final StreamState NEW = new StreamState("", Sent.NOTHING, Sent.NOTHING);

    /** A stream whose request was sent before the connection became one of HTTP/2. @param operation of the request */
    static StreamState requested(String operation) {
        return new StreamState(operation, new Sent(true, true, false, "", GrpcFraming.BEGIN), Sent.NOTHING);
    }

    /**
     * What one side has sent.
     *
     * @param begun       whether its header fields were sent
     * @param ended       whether it sends no more
     * @param carried     whether bytes of the body were sent
     * @param contentType media type in lower case without parameters; empty while it is not known
     * @param framing     where the next bytes of the body are in its gRPC messages
     */
    record Sent(boolean begun, boolean ended, boolean carried, String contentType, GrpcFraming framing) {
        static final Sent NOTHING = new Sent(false, false, false, "", GrpcFraming.BEGIN);

        /** Whether a gRPC message is complete and another one may follow. */
        boolean between() {
            return grpc() && carried && framing.between();
        }

        boolean grpc() {
            return contentType.startsWith("application/grpc");
        }
    }

    Sent by(Side side) {
        return side == Side.CLIENT ? request : response;
    }

    StreamState with(Side side, Sent sent) {
        return side == Side.CLIENT ? new StreamState(operation, sent, response)
                : new StreamState(operation, request, sent);
    }

    StreamState named(String name) {
        return new StreamState(name, request, response);
    }

    /** Bytes of that side were not received. */
    StreamState lost(Side side) {
        Sent sent = by(side);
        return with(side, new Sent(sent.begun, sent.ended, sent.carried, sent.contentType, GrpcFraming.UNKNOWN));
    }

    /**
     * Whether the client may send more, so that requests and responses take turns in a stream. A client that sends one request
     * ends its side with it.
     */
    boolean streams() {
        return !request.ended;
    }

    /** Whether nothing more is sent. A server that ends first wants nothing more from the client. */
    boolean ended() {
        return response.ended;
    }

    /** The operation that header fields name: for gRPC the method, else method and path of HTTP. */
    static String operation(Map<String, String> fields, boolean grpc) {
        String path = fields.getOrDefault(":path", "");
        return grpc || path.isEmpty() ? path.substring(path.lastIndexOf('/') + 1)
                : fields.getOrDefault(":method", "") + " " + path;
    }
}
