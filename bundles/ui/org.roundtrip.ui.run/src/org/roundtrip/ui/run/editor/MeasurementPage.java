// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.roundtrip.ui.parts.VerticalScroll;
import org.roundtrip.ui.run.control.NetworkTrials;
import org.roundtrip.ui.run.draft.DraftCheck;
import org.roundtrip.ui.run.draft.ProtocolField;
import org.roundtrip.ui.run.editing.Page;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.run.editing.TextField;

/** The page of the measurement: what the plan is for, how often and how long it measures, and its network. */
final class MeasurementPage implements Page {
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
    private final Button serverTime;
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
        fields.add(new TextField(names, Messages.description, Messages.descriptionTip, editing,
                draft -> draft.description(), (draft, text) -> draft.withDescription(text), DraftCheck.PLAN, "text"));
        Composite repetition = group(body, Messages.repetition, 2);
        number(repetition, Messages.forks, Messages.forksTip, ProtocolField.FORKS);
        number(repetition, Messages.seed, Messages.seedTip, ProtocolField.SEED);
        Composite amounts = group(body, Messages.amounts, 5);
        number(amounts, Messages.warmUpSeconds, NLS.bind(Messages.warmUpTip, Messages.amountTip), ProtocolField.WARM_UP_SECONDS);
        number(amounts, Messages.amountCalls, Messages.amountTip, ProtocolField.WARM_UP_CALLS);
        atLeast(amounts, ProtocolField.WARM_UP_CALLS);
        number(amounts, Messages.measuredSeconds, Messages.amountTip, ProtocolField.MEASURED_SECONDS);
        number(amounts, Messages.amountCalls, Messages.amountTip, ProtocolField.MEASURED_CALLS);
        atLeast(amounts, ProtocolField.MEASURED_CALLS);
        number(amounts, Messages.captureCalls, Messages.captureCallsTip, ProtocolField.CAPTURE_CALLS);
        Composite limits = group(body, Messages.limits, 2);
        number(limits, Messages.timeout, Messages.timeoutTip, ProtocolField.TIMEOUT_SECONDS);
        number(limits, Messages.heap, Messages.heapTip, ProtocolField.HEAP_MIB);
        serverTime = new Button(limits, SWT.CHECK);
        serverTime.setText(Messages.serverTime);
        serverTime.setToolTipText(Messages.serverTimeTip);
        GridDataFactory.fillDefaults().span(2, 1).applyTo(serverTime);
        serverTime.addListener(SWT.Selection, chosen -> editing.change(Messages.serverTime, null,
                draft -> draft.withProtocol(draft.protocol().withServerTime(serverTime.getSelection()))));
        studied = group(body, Messages.studied, 6);
        number(studied, Messages.series, Messages.seriesTip, ProtocolField.SERIES);
        number(studied, Messages.lookups, Messages.lookupsTip, ProtocolField.LOOKUPS);
        number(studied, Messages.connections, Messages.connectionsTip, ProtocolField.CONNECTIONS);
        GridDataFactory.fillDefaults().grab(true, false).span(GROUPS, 1).applyTo(studied);
        processors = group(body, Messages.processors, 6);
        number(processors, Messages.clientProcessors, Messages.processorsTip, ProtocolField.CLIENT_PROCESSORS);
        number(processors, Messages.serverProcessors, Messages.processorsTip, ProtocolField.SERVER_PROCESSORS);
        number(processors, Messages.captureProcessors, Messages.captureProcessorsTip, ProtocolField.CAPTURE_PROCESSORS);
        GridDataFactory.fillDefaults().grab(true, false).span(GROUPS, 1).applyTo(processors);
        network = new NetworkChoice(group(body, Messages.network, 4), editing, trials, () -> VerticalScroll.fit(scroll));
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
        both.setText(Messages.atLeast);
        both.setToolTipText(Messages.atLeastTip);
        both.addListener(SWT.Selection, chosen -> editing.change(Messages.atLeast, null,
                draft -> draft.withProtocol(draft.protocol().withAtLeast(calls, both.getSelection()))));
        atLeast.put(calls, both);
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
        fields.forEach(TextField::refresh);
        serverTime.setSelection(editing.draft().protocol().serverTime());
        serverTime.setEnabled(!editing.readOnly());
        atLeast.forEach((calls, both) -> {
            both.setSelection(editing.draft().protocol().atLeast().contains(calls));
            both.setEnabled(!editing.readOnly());
        });
        network.refresh();
    }
}
