// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.ShapeWalk;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Writes a contract as three {@code .proto} files: structs and enums, a request and a response for each operation, and
 * the service. Fields are numbered from 1 on in their order. A sequence is a repeated field; as the element of another
 * sequence it is a message with one.
 */
final class ProtoWriter {
    /** The files in the order in which they need each other. */
    static final List<String> FILES = List.of("payload.proto", "messages.proto", "service.proto");

    private ProtoWriter() {
    }

    /** Returns the files by name. */
    static Map<String, String> write(Contract contract) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put(FILES.get(0), payload(contract).toString());
        files.put(FILES.get(1), messages(contract).toString());
        files.put(FILES.get(2), service(contract).toString());
        return files;
    }

    private static Source head(String name, String outer, String... imported) {
        Source proto = new Source().add("syntax = \"proto3\";").add("package %s;", name);
        for (String file : imported) {
            proto.add("import \"%s\";", file);
        }
        return proto.add("option java_package = \"%s\";", name).add("option java_multiple_files = true;")
                .add("option java_outer_classname = \"%s\";", outer);
    }

    private static Source payload(Contract contract) {
        Source proto = head("payload", "TypesFile");
        for (Shape named : NamedShapes.of(contract)) {
            if (named instanceof Struct struct) {
                message(proto, ProtoNames.type(struct.name()), struct.fields().stream().map(Shape.Field::name).toList(),
                        struct.fields().stream().map(Shape.Field::shape).toList());
            } else if (named instanceof Enumeration enumeration) {
                proto.add("enum %s {", ProtoNames.type(enumeration.name()));
                List<String> constants = ProtoNames.constants(enumeration);
                for (int i = 0; i < constants.size(); i++) {
                    proto.add("%s = %d;", constants.get(i), i);
                }
                proto.add("}");
            }
        }
        Map<String, Sequence> wrapped = new TreeMap<>();
        ShapeWalk.of(contract).stream()
                .filter(place -> place.container() instanceof Sequence && place.shape() instanceof Sequence)
                .map(place -> (Sequence) place.shape()).forEach(inner -> wrapped.put(ProtoNames.wrapper(inner), inner));
        wrapped.forEach((name, inner) -> message(proto, name, List.of("element"), List.of(inner)));
        return proto;
    }

    private static Source messages(Contract contract) {
        Source proto = head("messages", "MessagesFile", FILES.get(0));
        for (Operation operation : contract.operations()) {
            message(proto, ProtoNames.message(operation, "Request"),
                    operation.parameters().stream().map(Parameter::name).toList(),
                    operation.parameters().stream().map(Parameter::shape).toList());
            message(proto, ProtoNames.message(operation, "Response"),
                    operation.result().map(shape -> "result").stream().toList(), operation.result().stream().toList());
        }
        return proto;
    }

    private static void message(Source proto, String name, List<String> names, List<Shape> shapes) {
        List<String> fields = ProtoNames.fields(names);
        proto.add("message %s {", name);
        for (int i = 0; i < fields.size(); i++) {
            proto.add("%s%s %s = %d;", shapes.get(i) instanceof Sequence ? "repeated " : "",
                    ProtoNames.fieldType(shapes.get(i)), fields.get(i), i + 1);
        }
        proto.add("}");
    }

    private static Source service(Contract contract) {
        Source proto = head("service", "ServiceFile", FILES.get(1));
        proto.add("service %s {", contract.name());
        for (Operation operation : contract.operations()) {
            proto.add("rpc %s (.messages.%s) returns (.messages.%s);", operation.name(),
                    ProtoNames.message(operation, "Request"), ProtoNames.message(operation, "Response"));
        }
        return proto.add("}");
    }
}
