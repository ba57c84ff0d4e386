// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Says which pairs a plan measures in which every client calls every server. They are made of the choices that have one
 * side for both. Such a choice gives its name to this side.
 */
public final class EveryPair {
    /** Stands between the names of a client and a server, as in {@code omniORB to JacORB}. */
    private static final String TO = " to ";

    private EveryPair() {
    }

    /** Returns the choices of a plan whose client and server are the same side, in the plan's order. */
    public static List<ProviderChoice> sides(Plan plan) {
        return plan.providers().stream().filter(choice -> choice.client().equals(choice.server())).toList();
    }

    /**
     * Returns the plan with a choice for each pair, also of each side with itself. Choices of different sides that the
     * plan names stay. A plan that has its pairs already stays as it is.
     *
     * @param calls whether a client side can call a server side
     */
    public static Plan expanded(Plan plan, BiPredicate<ChosenSide, ChosenSide> calls) {
        List<ProviderChoice> sides = sides(plan);
        List<ProviderChoice> pairs = new ArrayList<>();
        for (ProviderChoice client : sides) {
            for (ProviderChoice server : sides) {
                if (client.equals(server)) {
                    pairs.add(client);
                } else if (calls.test(client.client(), server.server())) {
                    pairs.add(new ProviderChoice(client.variant() + TO + server.variant(), client.client(), server.server()));
                }
            }
        }
        plan.providers().stream().filter(choice -> pairs.stream().noneMatch(pair -> pair.client().equals(choice.client())
                && pair.server().equals(choice.server()))).forEach(pairs::add);
        return plan.with(pairs);
    }
}
