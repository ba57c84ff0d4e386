// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Outline;
import org.roundtrip.design.PayloadPath;
import org.roundtrip.design.Slot;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.preview.PayloadPlace;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.ui.bytes.ByteSpan;

/** Which bytes of one message belong to which node of a design. Immutable. */
final class NodeBytes {
    /** No message, so no bytes. */
    static final NodeBytes NONE = new NodeBytes(List.of());

    private static final String PAYLOAD = "payload";
    private static final String RESULT = "result";
    private final List<Bytes> all;

    /** @param node the slot whose values the bytes are; @param type the number of the struct, union or enum there, or 0 */
    private record Bytes(PayloadPlace place, int node, int type) {
    }

    private NodeBytes(List<Bytes> all) {
        this.all = all;
    }

    /** Finds the bytes of all nodes. @param payload the shape that was sent, which the design may not have any more */
    static NodeBytes of(WireMessage message, Shape payload, Design design, Outline outline) {
        return new NodeBytes(of(message.places(payload), design, outline));
    }

    /** Finds the bytes of all nodes of an operation. @param sent the operation that was called, which may be an earlier one */
    static NodeBytes of(WireMessage message, Operation sent, DrawnOperation operation, Design design, Outline outline) {
        List<Bytes> all = new ArrayList<>();
        if (message.reply()) {
            Optional<Slot> result = operation.returnsItsParameter() ? operation.parameters().stream().findFirst() : operation.result();
            sent.result().ifPresent(shape -> result.ifPresent(slot -> all.addAll(of(message, RESULT, shape, slot, design, outline))));
        } else {
            sent.parameters().forEach(parameter -> operation.parameters().stream()
                    .filter(slot -> slot.name().equals(parameter.name())).forEach(slot ->
                            all.addAll(of(message, parameter.name(), parameter.shape(), slot, design, outline))));
        }
        return new NodeBytes(all);
    }

    /** The bytes of a parameter or of the result, whose name their paths begin with. */
    private static List<Bytes> of(WireMessage message, String name, Shape shape, Slot slot, Design design, Outline outline) {
        return of(message.places(name, shape), design.showing(slot), outline).stream().map(each -> new Bytes(
                new PayloadPlace(name + each.place.path().substring(PAYLOAD.length()), each.place.from(), each.place.to()),
                each.node, each.type)).toList();
    }

    private static List<Bytes> of(List<PayloadPlace> places, Design design, Outline outline) {
        Map<String, Optional<Slot>> nodes = new HashMap<>();
        List<Bytes> all = new ArrayList<>();
        for (PayloadPlace place : places) {
            nodes.computeIfAbsent(place.path(), path -> PayloadPath.node(design, outline, path)).ifPresent(slot -> all.add(
                    new Bytes(place, slot.id(), outline.type(slot).map(type -> type.id()).orElse(0))));
        }
        return all;
    }

    /** Returns the bytes of some nodes, in their order. */
    List<ByteSpan> of(Collection<Integer> nodes) {
        return of(all.stream().filter(each -> nodes.contains(each.node) || nodes.contains(each.type)).map(each -> each.place.path())
                .collect(Collectors.toSet()), all.stream().map(Bytes::place).toList());
    }

    /**
     * Returns the bytes of some parts of a payload, each byte once. What is in a part may stand elsewhere in the message, such as an element
     * that SOAP refers to, and belongs to it nevertheless.
     */
    static List<ByteSpan> of(Set<String> paths, List<PayloadPlace> places) {
        List<ByteSpan> spans = new ArrayList<>();
        places.stream().filter(place -> paths.stream().anyMatch(place::isWithin))
                .sorted(Comparator.comparing(PayloadPlace::from).thenComparing(Comparator.comparing(PayloadPlace::to).reversed()))
                .filter(place -> spans.isEmpty() || place.to() > spans.getLast().to())
                .forEach(place -> spans.add(new ByteSpan(spans.isEmpty() ? place.from() : Math.max(place.from(), spans.getLast().to()), place.to())));
        return List.copyOf(spans);
    }

    /** Returns the innermost part of the payload that has all of some bytes. */
    Optional<PayloadPlace> at(ByteSpan span) {
        return inner(span).map(Bytes::place);
    }

    /** Returns the node whose values are in the innermost part that has all of some bytes. */
    Optional<Integer> node(ByteSpan span) {
        return inner(span).map(Bytes::node);
    }

    private Optional<Bytes> inner(ByteSpan span) {
        return span.isEmpty() ? Optional.empty() : all.stream().filter(each -> each.place.has(span.from(), span.to()))
                .min(Comparator.comparing(each -> each.place.length()));
    }
}
