// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.servers;

import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.ui.run.control.console.RepeatedRead;

/** State, plan, place, address, process, latest call and log of one provider's server. */
final class ServerDetails {
    private static final Texts TEXTS = Texts.of(ServerDetails.class);

    private final Servers servers;
    private final Label hint;
    private final Label state;
    private final Label plan;
    private final Label place;
    private final Label address;
    private final Label reachedBy;
    private final Label pid;
    private final StyledText call;
    private final StyledText log;
    private final RepeatedRead<String> tail;

    ServerDetails(Composite parent, Servers servers) {
        this.servers = servers;
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(6, 6).spacing(6, 3).applyTo(body);
        hint = new Label(body, SWT.WRAP);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(80, SWT.DEFAULT).exclude(true).applyTo(hint);
        state = field(body, TEXTS.text("state"));
        plan = field(body, TEXTS.text("planServed"));
        place = field(body, TEXTS.text("runsOn"));
        address = field(body, TEXTS.text("address"));
        reachedBy = field(body, TEXTS.text("reachedBy"));
        pid = field(body, TEXTS.text("pid"));
        name(body, TEXTS.text("lastCall"));
        call = new StyledText(body, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(80, SWT.DEFAULT).applyTo(call);
        log = new StyledText(body, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        log.setFont(JFaceResources.getTextFont());
        log.setMargins(4, 2, 4, 2);
        log.setAlwaysShowScrollBars(false);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true).applyTo(log);
        tail = new RepeatedRead<>(log.getDisplay(), this::showLog);
        log.addDisposeListener(disposed -> tail.stop());
    }

    private static Label field(Composite body, String name) {
        name(body, name);
        Label text = new Label(body, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(80, SWT.DEFAULT).applyTo(text);
        return text;
    }

    private static void name(Composite body, String name) {
        Label label = new Label(body, SWT.NONE);
        label.setText(name);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
    }

    /** Shows a provider's server; null shows nothing. @param open the plan that it would be started with */
    void show(KnownProvider other, Optional<Plan> open) {
        ManualServer server = other == null ? null : servers.of(other.info().id()).orElse(null);
        set(state, other == null ? "" : !other.available() ? other.obstacle()
                : server != null && !server.message().isBlank() ? server.message() : ServerWords.state(other, servers, open));
        set(plan, other == null ? "" : servers.planName(other.info().id()));
        set(place, other == null ? "" : ServerWords.place(servers.up(other.info().id()) ? server.host()
                : servers.place(other.info().id(), open)));
        set(address, server == null ? "" : ServerWords.address(server));
        set(reachedBy, server == null || server.address().isEmpty() ? "" : server.warning()
                .map(warning -> TEXTS.text("serverOpen", warning)).orElse(TEXTS.text("serverNotOpen")));
        String called = other == null ? "" : servers.lastCall(other.info().id()).map(ServerWords::call).orElse("");
        call.setText(called.isEmpty() ? "\u2013" : called);
        set(pid, server == null || server.pid().isEmpty() ? "" : Long.toString(server.pid().getAsLong()));
        if (server == null) {
            tail.stop();
            showLog(TEXTS.text("serverLogEmpty"));
        } else {
            boolean up = servers.up(other.info().id());
            tail.follow(() -> FileTail.of(server.log()), () -> up);
        }
        state.getParent().layout(true, true);
    }

    /** Says why a server cannot be started, or what to mind; empty says nothing. */
    void hint(String sentence) {
        if (!hint.getText().equals(sentence.replace("&", "&&"))) {
            hint.setText(sentence.replace("&", "&&"));
            ((GridData) hint.getLayoutData()).exclude = sentence.isEmpty();
            hint.setVisible(!sentence.isEmpty());
            hint.getParent().layout(true, true);
        }
    }

    private static void set(Label field, String text) {
        String shown = text.isEmpty() ? "\u2013" : text;
        if (!field.getText().equals(shown.replace("&", "&&"))) {
            field.setText(shown.replace("&", "&&"));
            field.setToolTipText(text);
        }
    }

    private void showLog(String text) {
        if (!log.isDisposed() && !log.getText().equals(text)) {
            log.setText(text);
            log.setTopIndex(log.getLineCount() - 1);
        }
    }
}
