// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * The verified calls for each choice of a provider's options: one compiled contract, one server and one client for all
 * groups of shapes. The contract is the same for all choices, so options that do not change the generated code need no
 * compilation of their own.
 */
final class Verifications {
    /** The most operations of one group that are refused with the defaults: hardly any middleware carries all. */
    private static final int MOST_REFUSED = 3;
    /** The choices of options with which a middleware starts a process for each call, so that one kind of shapes is tried. */
    static final Set<String> PROCESS_FOR_EACH_CALL = Set.of("way cgi");
    /** What the names of the choices of a version of GIOP, and of a code set, begin with. */
    static final String GIOP = "giop ", CODE_SET = "codeSet ";
    private static final ShapeGroup FIRST_RANDOM = ShapeGroup.random(1);
    private static final ShapeGroup SECOND_RANDOM = ShapeGroup.random(2);
    private static final ShapeGroup THIRD_RANDOM = ShapeGroup.random(3);
    private static final List<ShapeGroup> ALL = Stream.concat(Stream.of(ShapeGroup.KINDS, ShapeGroup.NAMES, FIRST_RANDOM,
            SECOND_RANDOM, THIRD_RANDOM, ShapeGroup.SIZES), ShapeGroup.LATER.stream()).toList();

    /** What each commit tries: every kind of shape. */
    private static final List<ShapeGroup> KINDS = Stream.concat(Stream.of(ShapeGroup.KINDS), ShapeGroup.LATER.stream()).toList();

    private final Subject subject;
    private final ExpectedDigests expected;
    private final Map<String, Lazy<Verification>> made = new LinkedHashMap<>();

    /** @param group makes them */
    Verifications(Subject subject, ExpectedDigests expected, LazyGroup group) {
        this.subject = subject;
        this.expected = expected;
        subject.variants().forEach((name, options) -> made.put(name, group.add(() -> make(name, options))));
    }

    /** The groups that are tried with one choice of options: all of them with the defaults, every kind with each other choice. */
    List<ShapeGroup> groups(String variant) {
        if (!subject.thorough()) {
            return KINDS;
        }
        if (PROCESS_FOR_EACH_CALL.contains(variant)) {
            return List.of(ShapeGroup.LATER.getFirst());
        }
        if (variant.equals(Subject.DEFAULTS)) {
            return ALL.stream().filter(group -> group != THIRD_RANDOM).toList();
        }
        return secures(variant) ? List.of(ShapeGroup.KINDS)
                : Stream.of(List.of(ShapeGroup.KINDS), known(variant), ShapeGroup.LATER).flatMap(List::stream).distinct().toList();
    }

    /** The groups whose packets are decoded and compared with the values that were sent. */
    List<ShapeGroup> decoded(String variant) {
        return known(variant).stream().filter(group -> subject.thorough() || KINDS.contains(group)).toList();
    }

    /** Whether only WS-Security differs from the defaults: values are in the messages as they are with these. */
    private static boolean secures(String variant) {
        return variant.startsWith(Subject.PROTECTION) || variant.startsWith(Subject.ALGORITHM);
    }

    /** Whether values are XML. */
    boolean soap() {
        return subject.info().protocol().startsWith("SOAP");
    }

    private List<ShapeGroup> known(String variant) {
        if (secures(variant)) {
            return List.of(ShapeGroup.KINDS);
        }
        if (soap()) {
            return variant.startsWith("http") ? List.of(THIRD_RANDOM)
                    : Stream.concat(Stream.of(ShapeGroup.KINDS), ShapeGroup.LATER.stream()).toList();
        }
        if (variant.startsWith(GIOP) || variant.startsWith(CODE_SET)) {
            return List.of(ShapeGroup.KINDS);
        }
        List<ShapeGroup> named = List.of(ShapeGroup.KINDS, ShapeGroup.NAMES, FIRST_RANDOM);
        return switch (variant.equals(Subject.DEFAULTS) ? subject.info().protocol() : "") {
            // Instants, maps and the like are objects of the JDK there, whose parts have other names.
            case "JRMP", "JRMP over HTTP", "RMIP" -> named;
            case "IIOP 1.2" -> subject.info().family().equals("RMI") ? named : withLater(named);
            case "Ice 1.0" -> withLater(named);
            default -> List.of();
        };
    }

    private static List<ShapeGroup> withLater(List<ShapeGroup> named) {
        return Stream.concat(named.stream(), ShapeGroup.LATER.stream()).toList();
    }

    /** Verifies, once. The first call verifies all choices of options. */
    Verification of(String variant) throws Exception {
        return made.get(variant).get();
    }

    /**
     * Fails unless nearly all of the group is carried with the defaults, and with other options all but what these are known to
     * leave out, and every value of it arrived.
     */
    void check(String variant, ShapeGroup group) throws Exception {
        Map<String, String> options = subject.variants().get(variant);
        List<Operation> carried = subject.carried(group.contract(), options);
        if (variant.equals(Subject.DEFAULTS)) {
            int refused = group.contract().operations().size() - carried.size();
            assertTrue(subject.sketch() || refused <= MOST_REFUSED || group.whole() && carried.isEmpty(),
                    () -> "too much is refused: " + subject.provider().refusals(group.contract(), options));
        } else {
            assertEquals(left(group.contract(), options), names(carried),
                    () -> "not what is left with this option: " + subject.provider().refusals(group.contract(), options));
        }
        assumeFalse(carried.isEmpty(), "it carries none of these, and says so");
        of(variant).check(carried);
    }

    /** What is carried with the defaults, without what these options are known to leave out. */
    private List<String> left(Contract contract, Map<String, String> options) {
        return names(subject.carried(contract, subject.defaults()).stream()
                .filter(operation -> !KnownLimit.refuses(subject, options, operation)).toList());
    }

    private static List<String> names(List<Operation> operations) {
        return operations.stream().map(Operation::name).toList();
    }

    /** All operations that are carried, in one contract. Its name is one of the reserved ones. */
    Contract contract(Map<String, String> options) {
        return new Contract(ShapeGroup.NAMES.contract().name(), operations(subject.thorough() ? ALL : KINDS, options));
    }

    private Verification make(String variant, Map<String, String> options) throws Exception {
        List<ShapeGroup> decoded = decoded(variant);
        List<ShapeGroup> others = new ArrayList<>(groups(variant));
        others.removeAll(decoded);
        String name = variant.replaceAll("\\W+", "-");
        return Verification.of(subject.trial("verified-" + name, contract(options), options, expected),
                operations(decoded, options), operations(others, options), subject.folder().resolve(name + ".pcap"));
    }

    private List<Operation> operations(List<ShapeGroup> groups, Map<String, String> options) {
        return groups.stream().flatMap(group -> subject.carried(group.contract(), options).stream()).toList();
    }
}
