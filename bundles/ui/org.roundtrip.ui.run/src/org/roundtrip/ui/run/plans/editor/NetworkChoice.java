// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.Network;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.control.NetworkTrials;
import org.roundtrip.ui.run.plans.draft.ProtocolField;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.TextField;

/** The choice of the plan's network. A network that this machine cannot make is disabled, and a line explains why. */
final class NetworkChoice {
    private static final Texts TEXTS = Texts.of(NetworkChoice.class);
    private static final int REASON_WIDTH = 500;
    private final PlanEditing editing;
    private final Composite group;
    private final Map<String, Button> modes = new LinkedHashMap<>();
    private final TextField latency;
    private final Label reasons;
    private final Runnable resized;
    private Map<String, String> missing = Map.of();

    /**
     * @param group   holds the widgets; its layout is set here
     * @param trials  finds out which networks cannot be made; this page is made when it is shown for the first time
     * @param resized called when it has become higher
     */
    NetworkChoice(Composite group, PlanEditing editing, NetworkTrials trials, Runnable resized) {
        this.group = group;
        this.editing = editing;
        this.resized = resized;
        GridLayoutFactory.fillDefaults().numColumns(4).margins(8, 4).spacing(18, 6).applyTo(group);
        mode(Network.Loopback.MODE, TEXTS.text("loopback"), TEXTS.text("loopbackTip"));
        mode(Network.Wire.MODE, TEXTS.text("wire"), TEXTS.text("wireTip"));
        mode(Network.Ethernet.MODE, TEXTS.text("ethernet"), TEXTS.text("ethernetTip"));
        Composite field = new Composite(group, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(field);
        latency = new TextField(field, TEXTS.text("latency"), TEXTS.text("latencyTip"), editing,
                draft -> draft.protocol().get(ProtocolField.LATENCY_MICROS), (draft, text) -> draft.withProtocol(
                        draft.protocol().with(ProtocolField.LATENCY_MICROS, text)), ProtocolField.LATENCY_MICROS, "");
        reasons = new Label(group, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(4, 1).hint(REASON_WIDTH, SWT.DEFAULT).exclude(true)
                .applyTo(reasons);
        refresh();
        trials.ask(this::showMissing);
    }

    private void mode(String mode, String label, String tip) {
        Button button = new Button(group, SWT.RADIO);
        button.setText(label);
        button.setToolTipText(tip);
        button.addListener(SWT.Selection, chosen -> {
            if (button.getSelection()) {
                editing.change(TEXTS.text("network"), null,
                        draft -> draft.withProtocol(draft.protocol().withNetwork(mode)));
            }
        });
        modes.put(mode, button);
    }

    private void showMissing(Map<String, String> reasonsByMode) {
        if (!group.isDisposed()) {
            missing = reasonsByMode;
            refresh();
            showReasons();
        }
    }

    private void showReasons() {
        Map<String, String> greyed = new LinkedHashMap<>();
        modes.forEach((mode, button) -> {
            if (missing.containsKey(mode)) {
                greyed.merge(missing.get(mode), button.getText(), (one, other) -> one + "; " + other);
            }
        });
        reasons.setText(greyed.entrySet().stream()
                .map(reason -> TEXTS.text("networkMissing", reason.getValue(), reason.getKey()))
                .collect(Collectors.joining("\n")));
        ((GridData) reasons.getLayoutData()).exclude = missing.isEmpty();
        reasons.setVisible(!missing.isEmpty());
        reasons.requestLayout();
        resized.run();
    }

    /** The widget of the choice. */
    Control control() {
        return group;
    }

    /** Shows the draft as it is now. */
    void refresh() {
        String now = editing.draft().protocol().network();
        modes.forEach((mode, button) -> {
            button.setSelection(mode.equals(now));
            button.setEnabled(!editing.readOnly() && !missing.containsKey(mode));
        });
        latency.refresh();
        latency.widget().setEnabled(editing.draft().protocol().hasLatency());
    }
}
