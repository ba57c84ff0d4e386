// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.Against;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Verdict;
import org.roundtrip.words.StateWords;
import org.roundtrip.words.columns.ShortTable;

/** The table of results of the example First look, which is the first that people see. */
class RunTableTest {
    private static final List<Result> ROWS = List.of(
            row("Raw TCP", "ping", 14_900, 264, List.of(), null),
            row("Apache Axis", "getString", 1_277_000, 12_477, List.of(new Evidence(Evidence.Kind.COLD_FORKS, 1, 0.1)),
                    new Against("Raw TCP", 66, null, 66.0, Verdict.OPEN)),
            row("Java RMI", "f1", 1_029_400, 1_300, List.of(new Evidence(Evidence.Kind.BUSY, 0.4, 0.1)), new Against("Raw TCP", 1.04, 0.9, 1.2, Verdict.OPEN)));

    private static Result row(String variant, String operation, double nanos, double wire, List<Evidence> evidence, Against against) {
        return new Result(new ProviderChoice("rmi", variant, Map.of()), operation, "void", 3, 5000, null, null, null, nanos, null, 2 * nanos,
                null, null, null, null, 64.0, 4.0, wire, null, null, null, null, List.of(nanos, 1.02 * nanos, 1.01 * nanos, 1.03 * nanos), null, evidence, against);
    }

    private static TextTable table() {
        ShortTable shown = ShortTable.of(ROWS, Map.of());
        TextTable table = new TextTable(shown.heads(), shown::number);
        shown.rows().forEach(table::add);
        table.leaveOutSame(shown.ofRow());
        assertEquals(new TextTable.Left(List.of("Packets: 4.00"), List.of()), table.fit(100, shown.byImportance(), shown.ofRow()));
        return table;
    }

    @Test
    void theEightColumnsFitAndThoseThatAreAlikeAreSaidOnce() {
        List<String> lines = table().toString().lines().toList();
        assertTrue(lines.getFirst().matches("Provider +Operation +p50 \\(\u00b5s\\) +x Raw TCP +p99 \\(\u00b5s\\) +Wire \\(B\\) +State"), lines.getFirst());
        assertTrue(lines.stream().allMatch(line -> line.length() <= 100), table().toString());
        assertTrue(lines.get(1).matches("Raw TCP +ping +14\\.9 \u00b1 2 % +\u2013 +29\\.8 +264"), lines.get(1));
        assertTrue(lines.get(2).matches("Apache Axis +getString +1,280 \u00b1 2 % +<= 66 x +2,550 +12,477 +\u2198 warming"), lines.get(2));
        assertTrue(lines.get(3).matches("Java RMI +f1 +1,030 \u00b1 2 % +1\\.04 x ~ open +2,060 +1,300 +\u26a1 disturbed"), lines.get(3));
    }

    @Test
    void aSingleForkGoesByHowMuchForksDifferOnItsMachine() {
        Result row = new Result(ProviderChoice.of("socket"), "ping", "void", 1, 5000, null, null, null, 14_900.0, null, null, null, null, null, null,
                null, null, null, null, null, null, null, List.of(14_900.0), null, List.of(), null);
        assertTrue(ShortTable.of(List.of(row), Map.of()).rows().getFirst().contains("14.9 \u00b1 10 %"));
        assertTrue(ShortTable.of(List.of(row), Map.of("provider.socket.spread", "0.0300 20")).rows().getFirst().contains("14.9 \u00b1 6 %"));
    }

    @Test
    void aBoundIsGreyAndKeepsItsPlace() {
        TextTable table = table();
        String plain = table.toString();
        table.greyCells(cell -> cell.startsWith(StateWords.AT_MOST));
        assertEquals(plain.replace("<= 66 x", "\033[90m<= 66 x\033[0m"), table.toString());
    }
}
