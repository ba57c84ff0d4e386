// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.text.Texts;

/**
 * Asks in dialogs of the window. Any thread but that of the user interface asks, and waits for the answer; an interrupt
 * closes the dialog, and the question is not answered.
 */
public final class DialogQuestions implements Questions {
    private static final Texts TEXTS = Texts.of(DialogQuestions.class);

    private final Display display;

    /** Asks on a display. */
    public DialogQuestions(Display display) {
        this.display = display;
    }

    @Override
    public Optional<char[]> password(Host host, boolean again) {
        return secret(TEXTS.text("passwordTitle"), again ? TEXTS.text("passwordAgain") : "",
                TEXTS.text("password", host.logIn(), host.name()));
    }

    @Override
    public Optional<char[]> passPhrase(Host host, Path keyFile, boolean again) {
        return secret(TEXTS.text("passPhraseTitle"), again ? TEXTS.text("passPhraseAgain") : "",
                TEXTS.text("passPhrase", keyFile, host.name()));
    }

    @Override
    public boolean trust(Host host, String fingerprint) {
        return ask(shell -> new TrustDialog(shell, host, fingerprint), dialog -> true).isPresent();
    }

    private Optional<char[]> secret(String title, String complaint, String question) {
        return ask(shell -> new SecretDialog(shell, title, complaint, question), SecretDialog::secret);
    }

    /** The shell in use, or the window's while another program is in use. There the question does not get lost. */
    private Shell parent() {
        Shell active = display.getActiveShell();
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        return active != null || window == null ? active : window.getShell();
    }

    /** Opens a dialog and waits for its end. @param answer what was answered with OK */
    private <D extends Dialog, A> Optional<A> ask(Function<Shell, D> making, Function<D, A> answer) {
        CompletableFuture<Optional<A>> answered = new CompletableFuture<>();
        AtomicBoolean givenUp = new AtomicBoolean();
        AtomicReference<D> open = new AtomicReference<>();
        if (display.isDisposed()) {
            return Optional.empty();
        }
        display.asyncExec(() -> {
            if (!givenUp.get()) {
                D dialog = making.apply(parent());
                open.set(dialog);
                // The thread of the user interface does not wait for the answer: more than one may ask.
                dialog.setBlockOnOpen(false);
                dialog.open();
                dialog.getShell().addDisposeListener(closed -> answered.complete(
                        dialog.getReturnCode() == Window.OK ? Optional.of(answer.apply(dialog)) : Optional.empty()));
            }
        });
        try {
            return answered.get();
        } catch (InterruptedException e) {
            givenUp.set(true);
            display.asyncExec(() -> {
                if (open.get() != null) {
                    open.get().close();
                }
            });
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
