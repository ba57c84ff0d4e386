// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.view.VerticalScroll;
import org.roundtrip.ui.run.control.NetworkTrials;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.ProtocolDraft;
import org.roundtrip.ui.run.plans.draft.ProtocolField;
import org.roundtrip.ui.run.plans.editing.Page;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.TextField;

/** The page of the measurement: what the plan is for, how often and how long it measures, and its network. */
final class MeasurementPage implements Page {
    private static final Texts TEXTS = Texts.of(MeasurementPage.class);
    private static final int GROUPS = 3;
    private static final int MARGIN = 12;
    private final PlanEditing editing;
    private final ScrolledComposite scroll;
    private final Composite body;
    private final Composite names;
    private final List<TextField> fields = new ArrayList<>();
    private final NetworkChoice network;
    private final Composite studied;
    private final Composite processors;
    private final Combo placement;
    private final Button serverTime;
    private final Button steady;
    /** By the number of calls of the amount. */
    private final Map<ProtocolField, Button> atLeast = new EnumMap<>(ProtocolField.class);

    MeasurementPage(Composite parent, PlanEditing editing, NetworkTrials trials) {
        this.editing = editing;
        scroll = VerticalScroll.in(parent, SWT.V_SCROLL | SWT.H_SCROLL);
        body = new Composite(scroll, SWT.NONE);
        scroll.setContent(body);
        GridLayoutFactory.fillDefaults().numColumns(GROUPS).margins(MARGIN, 6).spacing(6, 6).applyTo(body);
        names = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 6).applyTo(names);
        // A long description does not make the page wider.
        GridDataFactory.fillDefaults().grab(true, false).span(GROUPS, 1).hint(0, SWT.DEFAULT).applyTo(names);
        fields.add(new TextField(names, TEXTS.text("description"), TEXTS.text("descriptionTip"), editing,
                draft -> draft.description(), (draft, text) -> draft.withDescription(text), DraftCheck.PLAN, "text"));
        Composite repetition = group(body, TEXTS.text("repetition"), 2);
        number(repetition, TEXTS.text("forks"), TEXTS.text("forksTip"), ProtocolField.FORKS);
        number(repetition, TEXTS.text("seed"), TEXTS.text("seedTip"), ProtocolField.SEED);
        Composite amounts = group(body, TEXTS.text("amounts"), 5);
        number(amounts, TEXTS.text("warmUpLeast"), TEXTS.text("warmUpLeastTip"), ProtocolField.WARM_UP_LEAST);
        number(amounts, TEXTS.text("amountMost"), TEXTS.text("warmUpMostTip"), ProtocolField.WARM_UP_MOST);
        steady = new Button(amounts, SWT.CHECK);
        steady.setText(TEXTS.text("steady"));
        steady.setToolTipText(TEXTS.text("steadyTip"));
        steady.addListener(SWT.Selection, chosen -> editing.change(TEXTS.text("steady"), null,
                draft -> draft.withProtocol(draft.protocol().withSteady(steady.getSelection()))));
        number(amounts, TEXTS.text("warmUpSeconds"), TEXTS.text("amountTip"), ProtocolField.WARM_UP_SECONDS);
        number(amounts, TEXTS.text("amountCalls"), TEXTS.text("amountTip"), ProtocolField.WARM_UP_CALLS);
        atLeast(amounts, ProtocolField.WARM_UP_CALLS);
        number(amounts, TEXTS.text("measuredSeconds"), TEXTS.text("amountTip"), ProtocolField.MEASURED_SECONDS);
        number(amounts, TEXTS.text("amountCalls"), TEXTS.text("amountTip"), ProtocolField.MEASURED_CALLS);
        atLeast(amounts, ProtocolField.MEASURED_CALLS);
        number(amounts, TEXTS.text("captureCalls"), TEXTS.text("captureCallsTip"), ProtocolField.CAPTURE_CALLS);
        Composite limits = group(body, TEXTS.text("limits"), 2);
        number(limits, TEXTS.text("timeout"), TEXTS.text("timeoutTip"), ProtocolField.TIMEOUT_SECONDS);
        number(limits, TEXTS.text("heap"), TEXTS.text("heapTip"), ProtocolField.HEAP_MIB);
        serverTime = new Button(limits, SWT.CHECK);
        serverTime.setText(TEXTS.text("serverTime"));
        serverTime.setToolTipText(TEXTS.text("serverTimeTip"));
        GridDataFactory.fillDefaults().span(2, 1).applyTo(serverTime);
        serverTime.addListener(SWT.Selection, chosen -> editing.change(TEXTS.text("serverTime"), null,
                draft -> draft.withProtocol(draft.protocol().withServerTime(serverTime.getSelection()))));
        studied = group(body, TEXTS.text("studied"), 6);
        number(studied, TEXTS.text("series"), TEXTS.text("seriesTip"), ProtocolField.SERIES);
        number(studied, TEXTS.text("lookups"), TEXTS.text("lookupsTip"), ProtocolField.LOOKUPS);
        number(studied, TEXTS.text("connections"), TEXTS.text("connectionsTip"), ProtocolField.CONNECTIONS);
        GridDataFactory.fillDefaults().grab(true, false).span(GROUPS, 1).applyTo(studied);
        processors = group(body, TEXTS.text("processors"), 6);
        number(processors, TEXTS.text("clientProcessors"), TEXTS.text("processorsTip"), ProtocolField.CLIENT_PROCESSORS);
        number(processors, TEXTS.text("serverProcessors"), TEXTS.text("processorsTip"), ProtocolField.SERVER_PROCESSORS);
        number(processors, TEXTS.text("captureProcessors"), TEXTS.text("captureProcessorsTip"), ProtocolField.CAPTURE_PROCESSORS);
        placement = placement(processors);
        number(processors, TEXTS.text("callProcessors"), TEXTS.text("callProcessorsTip"), ProtocolField.CALL_PROCESSORS);
        number(processors, TEXTS.text("restProcessors"), TEXTS.text("restProcessorsTip"), ProtocolField.REST_PROCESSORS);
        GridDataFactory.fillDefaults().grab(true, false).span(GROUPS, 1).applyTo(processors);
        network = new NetworkChoice(group(body, TEXTS.text("network"), 4), editing, trials, () -> VerticalScroll.fit(scroll));
        GridDataFactory.fillDefaults().grab(true, false).span(GROUPS, 1).applyTo(network.control());
        scroll.addListener(SWT.Resize, event -> arrange());
        VerticalScroll.fit(scroll);
    }

    /** Puts as many groups beside each other as have room, so that the page need not be moved sideways. */
    private void arrange() {
        int room = Math.max(scroll.getClientArea().width, network.control().computeSize(SWT.DEFAULT, SWT.DEFAULT).x + 2 * MARGIN);
        int columns = GROUPS + 1;
        do {
            columns--;
            ((GridLayout) body.getLayout()).numColumns = columns;
            for (Control each : List.of(names, studied, processors, network.control())) {
                ((GridData) each.getLayoutData()).horizontalSpan = columns;
            }
        } while (columns > 1 && body.computeSize(SWT.DEFAULT, SWT.DEFAULT).x > room);
        body.layout();
        VerticalScroll.fit(scroll);
    }

    private static Composite group(Composite body, String title, int columns) {
        Group group = new Group(body, SWT.NONE);
        group.setText(title);
        GridLayoutFactory.fillDefaults().numColumns(columns).margins(5, 4).spacing(6, 6).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        return group;
    }

    private void number(Composite group, String label, String tip, ProtocolField field) {
        fields.add(new TextField(group, label, tip, editing, draft -> draft.protocol().get(field),
                (draft, text) -> draft.withProtocol(draft.protocol().with(field, text)), field, ""));
    }

    /** Adds the choice between the first and the last of the two numbers of an amount. */
    private void atLeast(Composite group, ProtocolField calls) {
        Button both = new Button(group, SWT.CHECK);
        both.setText(TEXTS.text("atLeast"));
        both.setToolTipText(TEXTS.text("atLeastTip"));
        both.addListener(SWT.Selection, chosen -> editing.change(TEXTS.text("atLeast"), null,
                draft -> draft.withProtocol(draft.protocol().withAtLeast(calls, both.getSelection()))));
        atLeast.put(calls, both);
    }

    private Combo placement(Composite group) {
        Label name = new Label(group, SWT.NONE);
        name.setText(TEXTS.text("placement"));
        Combo combo = new Combo(group, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setToolTipText(TEXTS.text("placementTip"));
        combo.setItems(Arrays.stream(Placement.Kind.values()).map(kind -> TEXTS.text("placement." + kind)).toArray(String[]::new));
        GridDataFactory.fillDefaults().grab(true, false).indent(Decorated.WIDTH, 0).applyTo(combo);
        combo.addListener(SWT.Selection, chosen -> editing.change(TEXTS.text("placement"), null, draft -> draft.withProtocol(
                draft.protocol().withPlacement(Placement.Kind.values()[combo.getSelectionIndex()]))));
        return combo;
    }

    @Override
    public Control control() {
        return scroll;
    }

    @Override
    public void lead(Object where) {
        fields.stream().filter(field -> field.where().equals(where)).findFirst()
                .ifPresent(field -> field.widget().setFocus());
    }

    @Override
    public void refresh() {
        ProtocolDraft protocol = editing.draft().protocol();
        fields.forEach(field -> {
            field.refresh();
            if (field.where() instanceof ProtocolField number && !protocol.uses(number)) {
                field.widget().setEnabled(false);
            }
        });
        steady.setSelection(protocol.steady());
        steady.setEnabled(!editing.readOnly());
        placement.select(protocol.placement().ordinal());
        placement.setEnabled(!editing.readOnly());
        serverTime.setSelection(protocol.serverTime());
        serverTime.setEnabled(!editing.readOnly());
        atLeast.forEach((calls, both) -> {
            both.setSelection(protocol.atLeast().contains(calls));
            both.setEnabled(!editing.readOnly() && protocol.uses(calls));
        });
        network.refresh();
    }
}
