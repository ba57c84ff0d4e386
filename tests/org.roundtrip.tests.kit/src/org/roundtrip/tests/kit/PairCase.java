// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.CarriedOperations;

/**
 * A client of one provider calls a server of another, and every value arrives. Both use the contract with which they were
 * verified alone, so nothing is compiled again, but for a partner that sends values in other types; the operations that both
 * carry are called. What a provider says that it cannot
 * exchange with the other does not arrive indeed.
 */
record PairCase(Subject client, Subject server, ExpectedDigests expected) {

    /** The user's own ORB, which in these tests is JacORB again: one partner shows what the others would. */
    private static final String PARTNER_OF_OWN = "jacorb";

    /** All pairs that the providers' properties allow. */
    static Stream<DynamicTest> all(List<Subject> subjects, ExpectedDigests expected) {
        return subjects.stream().flatMap(client -> subjects.stream()
                .filter(server -> client != server && client.info().calls(server.info()) && tried(client, server) && tried(server, client))
                .map(server -> new PairCase(client, server, expected)))
                .map(pair -> DynamicTest.dynamicTest(pair.client.info().id() + " calls " + pair.server.info().id(), pair::verify));
    }

    private static boolean tried(Subject one, Subject other) {
        return !one.info().id().equals(DescribedOrbs.PROVIDER) || other.info().id().equals(PARTNER_OF_OWN);
    }

    private void verify() throws Exception {
        Trial serving = trial(server);
        Trial calling = trial(client);
        List<Operation> common = calling.contract().operations().stream()
                .filter(serving.contract().operations()::contains).toList();
        Set<String> refused = new HashSet<>(refused(client, server, common));
        refused.addAll(refused(server, client, common));
        assertTrue(refused.size() < common.size(), refused::toString);
        try (Forked served = serving.server(0); Forked caller = calling.trying()) {
            caller.ask(new ControlLine("open", served.start().values()));
            for (Operation operation : common) {
                if (!refused.contains(operation.name())) {
                    serving.verify(served, caller, operation);
                }
            }
            if (!refused.isEmpty()) {
                assertTrue(common.stream().filter(operation -> refused.contains(operation.name()))
                        .anyMatch(operation -> fails(serving, served, caller, operation)), "what is refused arrives nonetheless: " + refused);
            }
            caller.stop();
            served.stop();
        }
    }

    /** What one of the two cannot exchange with the other. */
    private static Set<String> refused(Subject one, Subject other, List<Operation> common) {
        return CarriedOperations.refused(one.provider(), new Contract("Common", common), one.defaults(), other.info()).keySet();
    }

    private static boolean fails(Trial serving, Forked served, Forked caller, Operation operation) {
        try {
            serving.verify(served, caller, operation);
            return false;
        } catch (Exception | AssertionError e) {
            return true;
        }
    }

    private Trial trial(Subject subject) throws Exception {
        Contract contract = new Verifications(subject, expected, new LazyGroup(1)).contract(subject.defaults());
        return subject.trial("pair-" + client.info().id() + "-" + server.info().id() + "-" + subject.info().id(), contract,
                subject == client ? server : client, expected);
    }
}
