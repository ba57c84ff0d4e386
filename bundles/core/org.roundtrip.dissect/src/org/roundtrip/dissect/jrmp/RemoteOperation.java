// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.jrmp.BlockData.Expected;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Primitive;

/**
 * The called operation. It is of the registry, of the distributed garbage collector or of the contract, or only its hash
 * is known.
 *
 * @param name      of the operation
 * @param arguments in order; null when they are not known
 * @param result    one at most; null when it is not known
 */
record RemoteOperation(String name, List<Expected> arguments, List<Expected> result) {
    /** The operation before the first captured call. */
    static final RemoteOperation NONE = unknown("");

    /** ProActive's only operation. Its message is about another operation, or carries a message that is. */
    private static final RemoteOperation ACTIVE = new RemoteOperation("receiveMessage", List.of(Expected.object("message")),
            List.of(Expected.object("reply")));

    /** EasyBeans's only operation. Its request is about another operation. Before both objects CAROL counts the contexts of its interceptors. */
    private static final Expected CONTEXTS = Expected.of("contexts", Primitive.INT);
    private static final RemoteOperation CONTAINER = new RemoteOperation("getEJBResponse", List.of(CONTEXTS, Expected.object("request")),
            List.of(CONTEXTS, Expected.object("value")));

    private static final long ACTIVE_HASH = -4346688199396706855L, CONTAINER_HASH = 0xa9914a9028a44a4bL;
    private static final long REGISTRY = 4905912898345647071L;
    private static final long COLLECTOR = -669196253586618813L;
    private static final Expected NAME = Expected.object("name"), OBJECT = Expected.object("object"),
            IDS = Expected.object("ids"), NUMBER = Expected.of("sequence number", Primitive.LONG);
    private static final List<Expected> NOTHING = List.of();
    private static final Map<Long, List<RemoteOperation>> NUMBERED = Map.of(
            REGISTRY, List.of(
                    new RemoteOperation("registry.bind", List.of(NAME, OBJECT), NOTHING),
                    new RemoteOperation("registry.list", NOTHING, List.of(Expected.object("names"))),
                    new RemoteOperation("registry.lookup", List.of(NAME), List.of(OBJECT)),
                    new RemoteOperation("registry.rebind", List.of(NAME, OBJECT), NOTHING),
                    new RemoteOperation("registry.unbind", List.of(NAME), NOTHING)),
            COLLECTOR, List.of(
                    new RemoteOperation("dgc.clean", List.of(IDS, NUMBER, Expected.object("vmid"),
                            Expected.of("strong", Primitive.BOOLEAN)), NOTHING),
                    new RemoteOperation("dgc.dirty", List.of(IDS, NUMBER, Expected.object("lease")),
                            List.of(Expected.object("lease")))));

    /** Returns an operation of the contract. */
    static RemoteOperation of(Operation operation) {
        return new RemoteOperation(operation.name(), operation.parameters().stream().map(Expected::of).toList(),
                operation.result().map(shape -> shape instanceof Primitive primitive ? Expected.of("value", primitive)
                        : Expected.object("value")).stream().toList());
    }

    /** The object's name by its number. */
    static String objectName(long number) {
        return switch ((int) Math.clamp(number, -1, 3)) {
            case 0 -> "registry";
            case 1 -> "activator";
            case 2 -> "garbage collector";
            default -> "object " + number;
        };
    }

    /**
     * The operation with that number.
     *
     * @param number negative when only the hash names the method
     * @param hash   of the method, or of the interface when there is a number
     */
    static RemoteOperation of(int number, long hash) {
        if (number < 0) {
            return hash == ACTIVE_HASH ? ACTIVE : hash == CONTAINER_HASH ? CONTAINER : unknown("method " + Long.toHexString(hash));
        }
        List<RemoteOperation> known = NUMBERED.getOrDefault(hash, List.of());
        return number < known.size() ? known.get(number) : unknown("operation " + number);
    }

    /** Returns an operation of the contract, of the registry or of the garbage collector; one without known values otherwise. */
    static RemoteOperation named(String name, Hints hints) {
        return Stream.concat(hints.contract().stream().flatMap(contract -> contract.operations().stream()).map(RemoteOperation::of),
                NUMBERED.values().stream().flatMap(List::stream)).filter(each -> each.name.equals(name)).findFirst()
                .orElseGet(() -> unknown(name));
    }

    /** Whether it is the one operation of a layer above RMI, which carries the calls of all others. */
    boolean carriesCall() {
        return this == ACTIVE || this == CONTAINER;
    }

    /** Returns the same operation with a message that is about another one. @param method its name; empty when it is not known */
    RemoteOperation about(String method) {
        return method.isEmpty() ? this : new RemoteOperation(method, arguments, result);
    }

    private static RemoteOperation unknown(String name) {
        return new RemoteOperation(name, null, null);
    }

    boolean known() {
        return arguments != null;
    }
}
