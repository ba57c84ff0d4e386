// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.Side;

/** The messages of one connection; responses belong to the requests in their order. The sides may change to another protocol. */
final class HttpDecoder implements Decoder {
    private static final int MOST_OPEN = 10_000;
    /** The status with which a server changes to another protocol. */
    private static final int SWITCHING = 101;
    private static final Pattern STATUS = Pattern.compile("[1-9]\\d\\d");

    private record Request(long id, String method, String operation) {
    }

    private final Hints hints;
    private final Deque<Request> open = new ArrayDeque<>();
    private long requests;
    /** Where in the stream the last request begins. */
    private long begun = -1;
    /** The last request, until all of it was read. */
    private Request current;
    /** What the connection carries after HTTP; null while it is HTTP. */
    private Upgraded upgraded;

    HttpDecoder(Hints hints) {
        this.hints = hints;
    }

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        if (upgraded != null) {
            upgraded.decode(side, in);
        } else if (side == Side.CLIENT) {
            request(in);
        } else {
            response(in);
        }
    }

    private void request(MessageReader in) throws DissectException {
        if (begun != in.position()) {
            begun = in.position();
            requests++;
        }
        long id = requests - 1;
        in.message(MessageKind.REQUEST, "", id);
        HttpHead head = HttpHead.take(in, "request", "request line");
        String[] words = head.line().split(" ");
        if (words.length != 3 || !words[2].startsWith("HTTP/1.")) {
            throw new DissectException.Malformed("http.request");
        }
        in.code(words[0]);
        String action = head.header("soapaction").replace("\"", "");
        in.operation(ShownText.of(words[0] + " " + words[1] + (action.isEmpty() ? "" : " " + action)));
        current = new Request(id, words[0], in.operation());
        HttpBody.take(in, head, false);
        if (open.size() < MOST_OPEN) {
            open.add(new Request(id, words[0], in.operation()));
        }
        current = null;
    }

    private void response(MessageReader in) throws DissectException {
        Request request = open.peek();
        long id = request == null ? Message.NO_ID : request.id;
        String operation = request == null ? "" : request.operation;
        in.message(MessageKind.RESPONSE, operation, id);
        HttpHead head = HttpHead.take(in, "response", "status line");
        String[] words = head.line().split(" ", 3);
        if (words.length < 2 || !words[0].startsWith("HTTP/1.") || !STATUS.matcher(words[1]).matches()) {
            throw new DissectException.Malformed("http.status");
        }
        in.code(words[1]);
        int status = Integer.parseInt(words[1]);
        String upgrade = status != SWITCHING ? "" : head.header("upgrade").split(",", 2)[0].strip();
        boolean tunnel = status / 100 == 2 && request != null && request.method.equals("CONNECT");
        boolean changes = tunnel || status == SWITCHING;
        boolean interim = status < 200 && (status != SWITCHING || Upgraded.answersLater(upgrade));
        in.message(interim ? MessageKind.CONTROL : MessageKind.RESPONSE, operation, id);
        boolean bodiless = changes || interim || status == 204 || status == 304
                || request != null && request.method.equals("HEAD");
        if (!bodiless) {
            HttpBody.take(in, head, true);
        }
        if (changes) {
            upgraded = new Upgraded(hints, upgrade, operation, id);
        }
        if (!interim) {
            open.poll();
        }
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return upgraded != null ? upgraded.mayBegin(side, bytes, at, afterOther) : HttpDissector.begins(side, bytes, at);
    }

    @Override
    public void ended(Side side) {
        if (upgraded != null) {
            upgraded.ended(side);
        }
    }

    /** A request that is cut gets a response nevertheless. */
    @Override
    public void lost(Side side) {
        if (upgraded != null) {
            upgraded.lost(side);
            return;
        }
        open.clear();
        if (side == Side.CLIENT && current != null) {
            open.add(current);
        }
        current = null;
    }
}
