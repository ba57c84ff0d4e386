// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.calls.OpenRequests;
import org.roundtrip.dissect.calls.OpenRequests.Asked;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.giop.GiopHeader.Type;
import org.roundtrip.dissect.giop.Signature.Part;

/**
 * Reads one logical message after its GIOP header. A body is read by the signature of its operation. A body that does
 * not fit is marked; it is shown as octets of content, like the body of an unknown operation.
 */
final class GiopBody {
    private static final List<String> STATUS = List.of("no exception", "user exception", "system exception",
            "location forward", "location forward permanently", "needs addressing mode");
    private static final List<String> LOCATE_STATUS = List.of("unknown object", "object here", "object forward",
            "object forward permanently", "system exception", "needs addressing mode");
    private static final List<String> COMPLETED = List.of("yes", "no", "maybe");
    private static final List<Part> SYSTEM_EXCEPTION = List.of(
            cdr -> cdr.number("minor code", 4, ByteRole.CONTENT, code -> "%08x".formatted(code)),
            cdr -> Values.constant(cdr, "completed", COMPLETED));
    private static final List<Part> REFERENCE = List.of(cdr -> Ior.read(cdr, "reference"));
    private static final List<Part> ALIGNED_REFERENCE = List.of(cdr -> cdr.align(8), cdr -> Ior.read(cdr, "reference"));
    private static final List<Part> ADDRESSING =
            List.of(cdr -> cdr.number("addressing mode", 2, ByteRole.PROTOCOL_HEADER, Long::toString));

    private final MessageReader in;
    private final Cdr cdr;
    private final Joined message;
    private final boolean fragment;
    private final Operations operations;

    /** @param fragment whether the current part is a fragment that continues the message */
    GiopBody(MessageReader in, Cdr cdr, Joined message, boolean fragment, Operations operations) {
        this.in = in;
        this.cdr = cdr;
        this.message = message;
        this.fragment = fragment;
        this.operations = operations;
    }

    /**
     * Reads the message to its end.
     *
     * @param own    requests of its sender
     * @param others requests of the other side, which it may answer
     */
    void read(OpenRequests<List<Signature>> own, OpenRequests<List<Signature>> others) throws DissectException {
        Type type = message.head().type();
        is(MessageKind.CONTROL, type.toString(), Message.NO_ID);
        try {
            switch (type) {
                case REQUEST -> request(own);
                case REPLY -> reply(others);
                case CANCEL_REQUEST -> is(MessageKind.CONTROL, type.toString(), cdr.u32("request id"));
                case LOCATE_REQUEST -> {
                    is(MessageKind.REQUEST, Type.LOCATE_REQUEST.toString(), cdr.u32("request id"));
                    target();
                }
                case LOCATE_REPLY -> located();
                case CLOSE_CONNECTION, MESSAGE_ERROR, FRAGMENT -> { }
            }
        } catch (DissectException.Malformed e) {
            cdr.closeAll();
            if (e != Cdr.GOES_ON) {
                in.problem(e);
            }
        }
        cdr.rest("body", ByteRole.CONTENT);
    }

    private void is(MessageKind kind, String operation, long id) {
        in.message(fragment ? MessageKind.FRAGMENT : kind, operation, id);
    }

    private void request(OpenRequests<List<Signature>> own) throws DissectException {
        cdr.open("request header");
        if (cdr.minor() < 2) {
            ServiceContexts.read(cdr);
        }
        long id = cdr.u32("request id");
        is(MessageKind.REQUEST, "", id);
        boolean answered = cdr.octet(cdr.minor() < 2 ? "response expected" : "response flags") != 0;
        if (cdr.minor() > 0) {
            cdr.padding(3);
        }
        target();
        String name = Texts.narrow(cdr, "operation", ByteRole.PROTOCOL_HEADER);
        String operation = ShownText.of(name);
        is(MessageKind.REQUEST, operation, id);
        if (cdr.minor() < 2) {
            Texts.octets(cdr, "principal", ByteRole.PROTOCOL_HEADER);
        } else {
            ServiceContexts.read(cdr);
        }
        cdr.close(() -> operation);
        alignBody();
        if (answered) {
            own.asked(id, new Asked<>(operation, List.of()));
        }
        List<Signature> fitting = values("arguments", operations.named(name), Signature::arguments);
        if (answered) {
            own.asked(id, new Asked<>(operation, fitting));
        }
    }

    private void reply(OpenRequests<List<Signature>> others) throws DissectException {
        cdr.open("reply header");
        if (cdr.minor() < 2) {
            ServiceContexts.read(cdr);
        }
        long id = cdr.u32("request id");
        Asked<List<Signature>> asked = others.get(id);
        List<Signature> signatures = asked.signature() == null ? List.of() : asked.signature();
        is(MessageKind.RESPONSE, asked.operation(), id);
        int status = status("reply status", STATUS);
        if (cdr.minor() == 2) {
            ServiceContexts.read(cdr);
        }
        cdr.close(() -> status < STATUS.size() ? STATUS.get(status) : "");
        alignBody();
        switch (status) {
            case 0 -> {
                values("result", signatures, Signature::results);
            }
            case 1 -> exception(signatures.stream().map(Signature::exceptions).filter(known -> !known.isEmpty()).findFirst()
                    .orElse(Naming.EXCEPTIONS));
            case 2 -> exception(null);
            case 3, 4 -> values("forward", List.of(REFERENCE), parts -> parts);
            case 5 -> values("addressing", List.of(ADDRESSING), parts -> parts);
            default -> throw new DissectException.Malformed("giop.reply", status);
        }
        if (!message.more()) {
            others.answered(id);
        }
    }

    private int status(String name, List<String> names) throws DissectException {
        return (int) Math.min(Integer.MAX_VALUE, cdr.number(name, 4, ByteRole.PROTOCOL_HEADER,
                value -> value < names.size() ? names.get((int) value) : Long.toString(value)));
    }

    /**
     * The exception's repository id, which is type information, and its members.
     *
     * @param known the members of the operation's exceptions; null for an exception of the system
     */
    private void exception(Map<String, List<Part>> known) throws DissectException {
        cdr.open("exception", ByteRole.CONTENT);
        String id = Texts.narrow(cdr, "id", ByteRole.TYPE_INFORMATION);
        List<Part> parts = known == null ? SYSTEM_EXCEPTION : known.getOrDefault(id, Naming.EXCEPTIONS.get(id));
        if (parts != null) {
            values("members", List.of(parts), each -> each);
        } else if (known != null && id.startsWith("IDL:payload/")) {
            JavaValues.readAny(cdr, "members");
        }
        if (cdr.left() > 0) {
            cdr.rest("members", ByteRole.CONTENT);
        }
        cdr.close(() -> ShownText.of(id));
    }

    private void located() throws DissectException {
        is(MessageKind.RESPONSE, Type.LOCATE_REQUEST.toString(), cdr.u32("request id"));
        int status = status("locate status", LOCATE_STATUS);
        switch (status) {
            case 2, 3 -> values("forward", List.of(REFERENCE, ALIGNED_REFERENCE), parts -> parts);
            case 4 -> exception(null);
            case 5 -> values("addressing", List.of(ADDRESSING), parts -> parts);
            default -> { }
        }
    }

    /**
     * Reads a body with the first of some signatures that takes all of its bytes.
     *
     * @return the signatures that do; when none does, nothing was read
     */
    private <T> List<T> values(String name, List<T> possible, Function<T, List<Part>> parts) throws DissectException {
        DissectException misfit = null;
        List<T> fitting = new ArrayList<>(possible.size());
        for (T each : possible) {
            DissectException wrong = misfit(parts.apply(each));
            if (wrong == null) {
                fitting.add(each);
            }
            misfit = misfit == null ? wrong : misfit;
        }
        if (!fitting.isEmpty()) {
            cdr.open(name, ByteRole.CONTENT);
            Signature.read(parts.apply(fitting.getFirst()), cdr);
            cdr.close(() -> "");
        } else if (misfit != null) {
            in.problem(new DissectException.Malformed("giop.values", name, misfit.getMessage()));
        }
        return fitting;
    }

    private DissectException misfit(List<Part> parts) {
        Cdr trial = cdr.quiet();
        try {
            Signature.read(parts, trial);
            return trial.left() == 0 ? null : new DissectException.Malformed("giop.left", trial.left());
        } catch (DissectException e) {
            return e == Cdr.GOES_ON || e instanceof DissectException.Incomplete ? null : e;
        }
    }

    /** A body of GIOP 1.2 begins at a multiple of eight, when there is one. */
    private void alignBody() throws DissectException {
        if (cdr.minor() == 2 && cdr.left() > 0) {
            cdr.align(8);
        }
    }

    private void target() throws DissectException {
        int addressing = cdr.minor() < 2 ? 0 : cdr.u16("addressing");
        switch (addressing) {
            case 0 -> Texts.octets(cdr, "object key", ByteRole.PROTOCOL_HEADER);
            case 1 -> Ior.profile(cdr);
            case 2 -> {
                cdr.u32("selected profile");
                Ior.read(cdr, "reference");
            }
            default -> throw new DissectException.Malformed("giop.addressing", addressing);
        }
    }
}
