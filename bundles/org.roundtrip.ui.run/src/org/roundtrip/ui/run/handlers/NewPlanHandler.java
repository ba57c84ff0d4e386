// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.views.Opening;

/** Creates a plan that pings all registered providers, and opens it. */
public final class NewPlanHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        Library library = window.getService(Library.class);
        Path file = library.newPlanFile(Messages.newPlan);
        List<ProviderChoice> providers = window.getService(Providers.class).all().stream()
                .map(provider -> ProviderChoice.of(provider.info().id())).toList();
        Contract ping = new Contract("Calls",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)));
        FileWork.attempt(() -> {
            if (providers.isEmpty()) {
                throw new IOException(Messages.noProvider);
            }
            Files.createDirectories(file.getParent());
            Files.writeString(file, PlanFiles.toJson(new Plan(Messages.newPlan, "", ping, providers,
                    Protocol.STANDARD)));
            library.lookAgain();
            Opening.plan(new PlanSource.Own(file), window.getActivePage());
        });
        return null;
    }
}
