// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Work;

/** Builds types and operations from a file that fits its schema: a plan or a payload. Read once, by one thread. */
public final class ContractReader {
    private static final Map<String, Behaviour> BEHAVIOURS = Stream.of(Behaviour.values())
            .collect(Collectors.toMap(ContractWriter::name, behaviour -> behaviour));
    private final JsonNode file;
    private final ShapeReader shapes;

    /** @param source name of the file for messages */
    public ContractReader(JsonNode file, String source) {
        this.file = file;
        shapes = new ShapeReader(file.path("shapes"), source);
    }

    /** Returns the named structs and enums of the file, used or not, in its order. */
    public List<Shape> types() throws InvalidFileException {
        return shapes.readAll();
    }

    /** Returns the operations of the file. */
    public List<Operation> operations() throws InvalidFileException {
        List<Operation> operations = new ArrayList<>();
        for (JsonNode node : file.path("operations")) {
            operations.add(operation(node, "operations/" + operations.size()));
        }
        return operations;
    }

    /** Returns the shape that is a field of the file; empty when it has none of that name. */
    public Optional<Shape> shape(String field) throws InvalidFileException {
        return file.has(field) ? Optional.of(shapes.shape(file.get(field), field)) : Optional.empty();
    }

    /** Calls a constructor of the model; adds the place to its exception. */
    public <T> T at(String place, Supplier<T> built) throws InvalidFileException {
        return shapes.at(place, built);
    }

    private Operation operation(JsonNode node, String place) throws InvalidFileException {
        List<Parameter> parameters = new ArrayList<>();
        for (JsonNode parameter : node.path("parameters")) {
            String at = place + "/parameters/" + parameters.size();
            Shape shape = shapes.shape(parameter.get("shape"), at + "/shape");
            parameters.add(shapes.at(at, () -> new Parameter(parameter.get("name").asText(), shape)));
        }
        Optional<Shape> result = node.has("result")
                ? Optional.of(shapes.shape(node.get("result"), place + "/result")) : Optional.empty();
        List<Shape.Struct> exceptions = new ArrayList<>();
        for (JsonNode exception : node.path("exceptions")) {
            String at = place + "/exceptions/" + exceptions.size();
            Shape shape = shapes.shape(exception, at);
            exceptions.add(shapes.at(at, () -> Operation.exception(shape)));
        }
        Behaviour behaviour = BEHAVIOURS.get(node.get("behaviour").asText());
        return shapes.at(place, () -> new Operation(node.get("name").asText(), parameters, result, exceptions,
                behaviour, node.path("oneWay").asBoolean(), work(node.path("work")), node.path("throwEvery").asInt()));
    }

    private static Work work(JsonNode node) {
        return new Work(node.path("micros").asLong(), node.path("stallEvery").asLong(), node.path("stallMillis").asLong());
    }
}
