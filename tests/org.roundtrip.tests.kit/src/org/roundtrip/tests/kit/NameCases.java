// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.kit.ReservedWords.Role;

/** Names that some language keeps for itself are carried or refused, and sources are the same in every locale. */
final class NameCases {
    /** Locales with digits or capitals of their own. */
    private static final List<Locale> LOCALES = Stream.of("fa-IR", "bn", "ne", "ar-u-nu-arab", "tr").map(Locale::forLanguageTag).toList();
    private final Subject subject;
    private final Verifications verifications;
    private final ExpectedDigests expected;
    /** Of what was verified: an option that does not change it adds nothing. */
    private final Set<String> hashes = new HashSet<>();

    NameCases(Subject subject, Verifications verifications, ExpectedDigests expected) {
        this.subject = subject;
        this.verifications = verifications;
        this.expected = expected;
    }

    Stream<DynamicTest> all() {
        List<DynamicTest> tests = new ArrayList<>();
        tests.add(dynamicTest("in every locale the same is compiled", this::locales));
        subject.variants().forEach((variant, options) ->
                tests.add(dynamicTest("reserved words as names, " + variant, () -> reservedWords(variant, options))));
        return tests.stream();
    }

    /** What was compiled is found again when all sources are the same. */
    private void locales() throws Exception {
        verifications.of(Subject.DEFAULTS);
        Contract contract = verifications.contract(subject.defaults());
        Compiled first = subject.provider().compile(contract, subject.setting(subject.defaults()));
        Locale usual = Locale.getDefault();
        try {
            for (Locale locale : LOCALES) {
                Locale.setDefault(locale);
                assertEquals(first.hash(), subject.provider().compile(contract, subject.setting(subject.defaults())).hash(), locale.toString());
            }
        } finally {
            Locale.setDefault(usual);
        }
    }

    /** Where nothing has changed, a commit finds what an earlier one has compiled. */
    private void reservedWords(String variant, Map<String, String> options) throws Exception {
        Map<Role, List<String>> carried = new EnumMap<>(Role.class);
        for (Role role : Role.values()) {
            carried.put(role, ReservedWords.all().stream().filter(word -> carried(role.alone(word), options)).toList());
        }
        assumeFalse(carried.values().stream().anyMatch(List::isEmpty), "it carries none of these, and says so");
        assumeTrue(subject.thorough() || subject.info().inJvm(), "compiling so many types in C++ takes half a minute, which a night has");
        List<Operation> operations = subject.carried(ReservedWords.contract(carried), options);
        assertTrue(operations.stream().anyMatch(operation -> operation.result().isPresent()), "no type is carried");
        Contract words = new Contract("Words", operations);
        try {
            if (!subject.thorough()) {
                subject.provider().compile(words, subject.kept(subject.setting(options)));
            } else if (hashes.add(subject.provider().compile(words, subject.setting(options)).hash())) {
                verified(subject.trial("words-" + variant.replaceAll("\\W+", "-"), words, options, expected),
                        Verifications.PROCESS_FOR_EACH_CALL.contains(variant) ? operations.subList(0, 1) : operations);
            }
        } catch (CompilationException e) {
            throw new AssertionError(e.getMessage() + "\n" + e.details(), e);
        }
    }

    private boolean carried(Contract contract, Map<String, String> options) {
        List<Refusal> refusals = subject.provider().refusals(contract, options);
        assertFalse(refusals.stream().anyMatch(refusal -> refusal.reason().isBlank()), refusals.toString());
        return refusals.isEmpty();
    }

    private void verified(Trial trial, List<Operation> operations) throws Exception {
        Verification.of(trial, List.of(), operations, subject.folder().resolve("words.pcap")).check(operations);
    }
}
