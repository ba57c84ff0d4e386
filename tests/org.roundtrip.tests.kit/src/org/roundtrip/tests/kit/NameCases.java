// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CarriedOperations;
import org.roundtrip.provider.Compiled;

/** Names that some language keeps for itself are carried or refused, and sources are the same in every locale. */
final class NameCases {
    /** Locales with digits or capitals of their own. */
    private static final List<Locale> LOCALES = Stream.of("fa-IR", "bn", "ne", "ar-u-nu-arab", "tr").map(Locale::forLanguageTag).toList();
    private final Subject subject;
    private final Verifications verifications;
    private final ExpectedDigests expected;

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

    private void reservedWords(String variant, Map<String, String> options) throws Exception {
        Contract words = ReservedWords.contract();
        Map<String, String> reasons = new LinkedHashMap<>();
        CarriedOperations.refused(subject.provider(), words, options).forEach((name, refusal) -> reasons.put(name, refusal.reason()));
        assertFalse(reasons.values().stream().anyMatch(String::isBlank), reasons.toString());
        List<Operation> carried = words.operations().stream().filter(each -> !reasons.containsKey(each.name())).toList();
        assertTrue(subject.sketch() || !carried.isEmpty(), reasons.toString());
        Trial trial = subject.trial("words-" + variant.replaceAll("\\W+", "-"), new Contract(words.name(), carried), options, expected);
        if (subject.thorough()) {
            List<Operation> tried = Verifications.PROCESS_FOR_EACH_CALL.contains(variant) ? carried.subList(0, 1) : carried;
            Verification.of(trial, List.of(), tried, subject.folder().resolve("words.pcap")).check(tried);
        }
    }
}
