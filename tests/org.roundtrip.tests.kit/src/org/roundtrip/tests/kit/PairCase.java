// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * A client of one provider calls a server of another, and every value arrives. Both use the contract with which they were
 * verified alone, so nothing is compiled again; the operations that both carry are called.
 */
record PairCase(Subject client, Subject server, ExpectedDigests expected) {

    /** All pairs that the providers' properties allow. */
    static Stream<DynamicTest> all(List<Subject> subjects, ExpectedDigests expected) {
        return subjects.stream().flatMap(client -> subjects.stream()
                .filter(server -> client != server && client.info().calls(server.info()))
                .map(server -> new PairCase(client, server, expected)))
                .map(pair -> DynamicTest.dynamicTest(pair.client.info().id() + " calls " + pair.server.info().id(), pair::verify));
    }

    private void verify() throws Exception {
        Trial serving = trial(server);
        Trial calling = trial(client);
        List<Operation> common = calling.contract().operations().stream()
                .filter(serving.contract().operations()::contains).toList();
        assertFalse(common.isEmpty());
        try (Forked served = serving.server(0); Forked caller = calling.trying()) {
            caller.ask(new ControlLine("open", served.start().values()));
            for (Operation operation : common) {
                serving.verify(served, caller, operation);
            }
            caller.stop();
            served.stop();
        }
    }

    private Trial trial(Subject subject) throws Exception {
        Contract contract = new Verifications(subject, expected).contract(subject.defaults());
        return subject.trial("pair-" + client.info().id() + "-" + server.info().id() + "-" + subject.info().id(), contract,
                subject.defaults(), expected);
    }
}
