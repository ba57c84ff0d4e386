// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.exchange.DrawnContract;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Refusal;

/** Writes payloads as one {@code .proto} file, with the same messages that the provider of gRPC compiles. */
public final class ProtoExporter implements Exporter {
    private static final Texts TEXTS = Texts.of(ProtoExporter.class);

    @Override
    public List<String> endings() {
        return List.of(".proto");
    }

    @Override
    public Exported write(Drawing drawing) throws ExportException {
        Set<String> types = drawing.types().stream().flatMap(type -> NamedTypes.name(type).stream()).map(ProtoNames::type)
                .collect(Collectors.toSet());
        String service = Stream.iterate("Service", name -> name + "_").filter(name -> !types.contains(name)).findFirst().orElseThrow();
        DrawnContract drawn = DrawnContract.of(answered(drawing), service, "Protocol Buffers", contract -> refusals(contract, types));
        List<String> notes = new ArrayList<>(List.of(TEXTS.text("export.lengths")));
        notes.addAll(drawn.notes());
        drawing.operations().stream().filter(Operation::oneWay)
                .forEach(operation -> notes.add(TEXTS.text("export.oneWay", operation.name())));
        return new Exported(ProtoWriter.single(drawn.contract()), notes);
    }

    private static Drawing answered(Drawing drawing) {
        return new Drawing(drawing.name(), drawing.description(), drawing.payload(),
                drawing.operations().stream().map(Operation::answered).toList(), drawing.unused());
    }

    /** In one file a type cannot have the name of a request or response. */
    private static List<Refusal> refusals(Contract contract, Set<String> types) {
        Stream<Refusal> taken = contract.operations().stream().map(operation -> Stream.of("Request", "Response")
                .map(kind -> ProtoNames.message(operation, kind)).filter(types::contains)
                .map(name -> new Refusal(operation.name(), TEXTS.text("export.taken", name))).findFirst().orElse(null))
                .filter(Objects::nonNull);
        return Stream.concat(GrpcRefusals.of(contract, false).stream(), taken).toList();
    }
}
