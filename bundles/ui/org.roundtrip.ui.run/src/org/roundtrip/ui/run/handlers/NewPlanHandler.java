// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.NameDialog;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.UsualProviders;
import org.roundtrip.ui.run.library.opening.Opening;

/**
 * Asks for a name, creates a plan of that name and opens it. The plan pings the usual providers that can run here at
 * once.
 */
public final class NewPlanHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(NewPlanHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        Library library = window.getService(Library.class);
        FileWork.attempt(() -> {
            Providers providers = window.getService(Providers.class);
            if (providers.all().isEmpty()) {
                throw new IOException(TEXTS.text("noProvider"));
            }
            String name = NameDialog.ask(window.getShell(), TEXTS.text("newPlanTitle"), TEXTS.text("newPlanQuestion"),
                    unused(library)).orElse(null);
            if (name != null) {
                create(name, UsualProviders.of(providers.choices(), library), library, window);
            }
        });
        return null;
    }

    /** A name that no plan of the user has. */
    private static String unused(Library library) {
        Set<String> names = library.on(Shelf.PLANS).stream().map(item -> ((PlanItem) item).name())
                .collect(Collectors.toSet());
        return Stream.concat(Stream.of(TEXTS.text("newPlan")),
                IntStream.iterate(2, number -> number + 1).mapToObj(number -> TEXTS.text("newPlanNumbered", number)))
                .filter(name -> !names.contains(name)).findFirst().orElseThrow();
    }

    private static void create(String name, List<ProviderChoice> providers, Library library, IWorkbenchWindow window)
            throws IOException {
        Contract ping = new Contract("Calls",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)));
        Opening.plan(library.newPlan(name, "", ping, providers), window.getActivePage());
    }
}
