// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.contract.ShapeWalk;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Timestamp;
import org.roundtrip.model.Shape.Union;

/**
 * Writes a contract as three {@code .proto} files, or as one. They have structs, unions and enums, a request and a
 * response for each operation, and the service. Fields are numbered from 1 on in their order. A sequence is a repeated
 * field, a map a map field, an optional value an optional field; where a field cannot be so, such as an element of a
 * sequence, there is a message with one such field. A union is a message with a {@code oneof}. A character is a number,
 * because there are no characters; a decimal number is a text, because there are none that are exact; an instant is the
 * well-known type.
 */
final class ProtoWriter {
    /** The files in the order in which they need each other. */
    static final List<String> FILES = List.of("payload.proto", "messages.proto", "service.proto");

    /** The definition of instants. */
    static final String TIMESTAMP = "google/protobuf/timestamp.proto";

    private ProtoWriter() {
    }

    /** Returns the files by name. @param streams whether there is a second service, with the same operations as streams */
    static Map<String, String> write(Contract contract, boolean streams) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put(FILES.get(0), types(head("payload", "TypesFile", needed(contract)), contract).toString());
        files.put(FILES.get(1), messages(head("messages", "MessagesFile", needed(contract, FILES.get(0))), contract).toString());
        Source services = service(head("service", "ServiceFile", List.of(FILES.get(1))), contract, contract.name(), "messages", "");
        files.put(FILES.get(2), (streams ? service(services, contract, ProtoNames.streams(contract), "messages", "stream ") : services)
                .toString());
        return files;
    }

    /**
     * Returns all of them as one file of one package. In it no type has the name of the service, a request or a
     * response.
     */
    static String single(Contract contract) {
        Source proto = head("payload", "TypesFile", needed(contract));
        return service(messages(types(proto, contract), contract), contract, contract.name(), "payload", "").toString();
    }

    /** The files to import: those given, and that with instants if there are some. */
    private static List<String> needed(Contract contract, String... files) {
        boolean instants = ShapeWalk.of(contract).stream().anyMatch(place -> place.shape() instanceof Timestamp);
        return Stream.concat(Stream.of(files), instants ? Stream.of(TIMESTAMP) : Stream.empty()).toList();
    }

    private static Source head(String name, String outer, List<String> imported) {
        Source proto = new Source().add("syntax = \"proto3\";").add("package %s;", name);
        for (String file : imported) {
            proto.add("import \"%s\";", file);
        }
        return proto.add("option java_package = \"%s\";", name).add("option java_multiple_files = true;")
                .add("option java_outer_classname = \"%s\";", outer);
    }

    private static Source types(Source proto, Contract contract) {
        for (Shape named : NamedShapes.of(contract)) {
            if (named instanceof Struct struct) {
                message(proto, ProtoNames.type(struct.name()), struct.fields().stream().map(Shape.Field::name).toList(),
                        struct.fields().stream().map(Shape.Field::shape).toList());
            } else if (named instanceof Union union) {
                List<String> cases = ProtoNames.cases(union);
                proto.add("message %s {", ProtoNames.type(union.name())).add("oneof value {");
                for (int i = 0; i < cases.size(); i++) {
                    proto.add("%s %s = %s;", ProtoNames.single(union.cases().get(i).shape()), cases.get(i), i + 1);
                }
                proto.add("}").add("}");
            } else if (named instanceof Enumeration enumeration) {
                proto.add("enum %s {", ProtoNames.type(enumeration.name()));
                List<String> constants = ProtoNames.constants(enumeration);
                for (int i = 0; i < constants.size(); i++) {
                    proto.add("%s = %s;", constants.get(i), i);
                }
                proto.add("}");
            }
        }
        Map<String, Shape> wrapped = new TreeMap<>();
        ShapeWalk.of(contract).stream()
                .filter(place -> place.container() != null && !(place.container() instanceof Struct)
                        && ProtoNames.wrapped(place.shape()))
                .map(ShapeWalk.Place::shape).forEach(inner -> wrapped.put(ProtoNames.wrapper(inner), inner));
        wrapped.forEach((name, inner) -> message(proto, name, List.of("element"), List.of(inner)));
        return proto;
    }

    private static Source messages(Source proto, Contract contract) {
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
            proto.add("%s %s = %s;", ProtoNames.declaration(shapes.get(i)), fields.get(i), i + 1);
        }
        proto.add("}");
    }

    /** @param messages the package of requests and responses @param many what makes each of them any number of messages, or empty */
    private static Source service(Source proto, Contract contract, String name, String messages, String many) {
        proto.add("service %s {", name);
        for (Operation operation : contract.operations()) {
            proto.add("rpc %s (%s.%s.%s) returns (%2$s.%3$s.%s);", operation.name(), many, messages,
                    ProtoNames.message(operation, "Request"), ProtoNames.message(operation, "Response"));
        }
        return proto.add("}");
    }
}
