// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.carriers;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.design.Design;
import org.roundtrip.design.ToModel;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.ui.providers.KnownProvider;

/**
 * Whether a provider carries what is drawn.
 *
 * @param provider its name for people
 * @param refused  each field that it refuses, with the reason; empty when it carries all
 */
record Carrying(String provider, List<String> refused) {

    /** Asks the providers that can run here whether they carry a design; an echo stands for a payload. Takes a while. */
    static List<Carrying> of(Design design, List<KnownProvider> providers, Jdks jdks) {
        Drawing drawing = ToModel.drawing(design);
        List<Operation> operations = new ArrayList<>(drawing.operations());
        if (operations.stream().noneMatch(operation -> operation.name().equals("echo"))) {
            drawing.echo().ifPresent(operations::add);
        }
        if (operations.isEmpty()) {
            return List.of();
        }
        Contract contract = new Contract("Calls", operations);
        return providers.stream().filter(provider -> provider.asked() && provider.available()).map(provider ->
                answer(provider, contract, jdks)).toList();
    }

    private static Carrying answer(KnownProvider provider, Contract contract, Jdks jdks) {
        ProviderInfo info = provider.info();
        return new Carrying(info.label(), PlanCheck.of(provider.registered(), jdks, ChosenSide.of(info.id()), contract).stream()
                .map(Carrying::words).toList());
    }

    private static String words(Objection objection) {
        return objection.place().isEmpty() ? objection.reason() : objection.place() + ": " + objection.reason();
    }
}
