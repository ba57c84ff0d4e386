// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.engine.install.InstalledProviders.Jar;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.providers.Providers;

/** Asks for the jar of a provider and adds it. */
public final class InstallProviderHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(InstallProviderHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        Providers providers = window.getService(Providers.class);
        choose(window.getShell()).ifPresent(jar -> Job.create(TEXTS.text("installing"), monitor -> {
            try {
                install(providers, jar);
                return Status.OK_STATUS;
            } catch (IOException e) {
                return Status.error(e.getMessage(), e);
            }
        }).schedule());
        return null;
    }

    static Optional<Path> choose(Shell shell) {
        FileDialog dialog = new FileDialog(shell, SWT.OPEN);
        dialog.setText(TEXTS.text("chooseJar"));
        dialog.setFilterExtensions(new String[] {"*.jar"});
        return Optional.ofNullable(dialog.open()).map(Path::of);
    }

    /** Adds a jar. @throws IOException with a sentence for people when that is not possible */
    static void install(Providers providers, Path jar) throws IOException {
        Jar installed = providers.installed().install(jar);
        if (!installed.problem().isEmpty()) {
            throw new IOException(installed.problem());
        }
    }
}
