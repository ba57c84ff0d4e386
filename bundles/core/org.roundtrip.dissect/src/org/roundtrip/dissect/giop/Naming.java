// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.giop.Signature.Part;

/** The operations of CosNaming's contexts and the exceptions they raise. */
final class Naming {
    private static final List<String> BINDING_TYPES = List.of("nobject", "ncontext");
    private static final List<String> REASONS = List.of("missing_node", "not_context", "not_object");
    private static final String CONTEXT = "IDL:omg.org/CosNaming/NamingContext/";

    private static final Part NAME = cdr -> name(cdr, "name");
    private static final Part OBJECT = cdr -> Ior.read(cdr, "object");
    private static final Part RESULT = cdr -> Ior.read(cdr, "value");

    /** The operations by their names. */
    static final Map<String, Signature> OPERATIONS = Map.ofEntries(
            Map.entry("resolve", new Signature(List.of(NAME), List.of(RESULT))),
            Map.entry("bind", new Signature(List.of(NAME, OBJECT), List.of())),
            Map.entry("rebind", new Signature(List.of(NAME, OBJECT), List.of())),
            Map.entry("bind_context", new Signature(List.of(NAME, OBJECT), List.of())),
            Map.entry("rebind_context", new Signature(List.of(NAME, OBJECT), List.of())),
            Map.entry("unbind", new Signature(List.of(NAME), List.of())),
            Map.entry("new_context", new Signature(List.of(), List.of(RESULT))),
            Map.entry("bind_new_context", new Signature(List.of(NAME), List.of(RESULT))),
            Map.entry("destroy", new Signature(List.of(), List.of())),
            Map.entry("list", new Signature(List.of(number("how many")), List.of(Naming::bindings,
                    cdr -> Ior.read(cdr, "iterator")))),
            Map.entry("next_one", new Signature(List.of(), List.of(truth("value"), cdr -> binding(cdr, "binding")))),
            Map.entry("next_n", new Signature(List.of(number("how many")), List.of(truth("value"), Naming::bindings))),
            Map.entry("resolve_str", new Signature(List.of(text("name")), List.of(RESULT))),
            Map.entry("to_string", new Signature(List.of(NAME), List.of(text("value")))),
            Map.entry("to_name", new Signature(List.of(text("name")), List.of(cdr -> name(cdr, "value")))),
            Map.entry("to_url", new Signature(List.of(text("address"), text("name")), List.of(text("value")))));

    /** The members of exceptions, by repository id. */
    static final Map<String, List<Part>> EXCEPTIONS = Map.of(
            CONTEXT + "NotFound:1.0",
            List.of(cdr -> Values.constant(cdr, "why", REASONS), cdr -> name(cdr, "rest of name")),
            CONTEXT + "CannotProceed:1.0", List.of(cdr -> Ior.read(cdr, "context"), cdr -> name(cdr, "rest of name")),
            CONTEXT + "InvalidName:1.0", List.of(),
            CONTEXT + "AlreadyBound:1.0", List.of(),
            CONTEXT + "NotEmpty:1.0", List.of());

    private static Part number(String name) {
        return cdr -> cdr.number(name, 4, ByteRole.CONTENT, Long::toString);
    }

    private static Part text(String name) {
        return cdr -> Texts.narrow(cdr, name, ByteRole.CONTENT);
    }

    private static Part truth(String name) {
        return cdr -> Values.truth(cdr, name);
    }

    /**
     * A name of several components, each with an id and a kind; shown as the interoperable naming service writes it.
     */
    private static void name(Cdr cdr, String what) throws DissectException {
        cdr.align(4);
        cdr.open(what, ByteRole.CONTENT);
        int count = cdr.count("length", 8);
        List<String> components = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cdr.align(4);
            cdr.open("[" + i + "]", ByteRole.CONTENT);
            String id = Texts.narrow(cdr, "id", ByteRole.CONTENT);
            String kind = Texts.narrow(cdr, "kind", ByteRole.CONTENT);
            String component = kind.isEmpty() ? id : id + "." + kind;
            cdr.close(() -> component);
            components.add(component);
        }
        cdr.close(() -> String.join("/", components));
    }

    private static void bindings(Cdr cdr) throws DissectException {
        cdr.align(4);
        cdr.open("bindings", ByteRole.CONTENT);
        int count = cdr.count("length", 8);
        for (int i = 0; i < count; i++) {
            binding(cdr, "[" + i + "]");
        }
        cdr.close(() -> "");
    }

    private static void binding(Cdr cdr, String what) throws DissectException {
        cdr.align(4);
        cdr.open(what, ByteRole.CONTENT);
        name(cdr, "name");
        int type = Values.constant(cdr, "type", BINDING_TYPES);
        cdr.close(() -> BINDING_TYPES.get(type));
    }

    private Naming() {
    }
}
