// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.run.plans.draft.ArrivalsDraft;
import org.roundtrip.ui.run.plans.draft.LoadDraft;
import org.roundtrip.ui.run.plans.draft.PlanDraft;
import org.roundtrip.ui.run.plans.draft.ProtocolField;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.TextField;

/** The choices and numbers of a load. Only what belongs to the choice is shown. User interface's thread only. */
final class LoadFields {
    private static final Texts TEXTS = Texts.of(LoadFields.class);
    private static final int INDENT = 18;
    private final PlanEditing editing;
    private final Composite body;
    private final Runnable resized;
    private final Map<Button, Predicate<LoadDraft>> buttons = new LinkedHashMap<>();
    private final Map<ProtocolField, TextField> numbers = new EnumMap<>(ProtocolField.class);
    private final Map<ProtocolField, Composite> places = new EnumMap<>(ProtocolField.class);
    private final Composite closed;
    private final Composite open;
    private final List<Button> thinks = new ArrayList<>();
    private final Combo arrivals;

    /** @param body gets its layout here @param resized called when the fields take another room */
    LoadFields(Composite body, PlanEditing editing, Runnable resized) {
        this.body = body;
        this.editing = editing;
        this.resized = resized;
        GridLayoutFactory.fillDefaults().spacing(6, 6).applyTo(body);
        button(body, SWT.RADIO, TEXTS.text("closed"), TEXTS.text("closedTip"), load -> !load.open(), load -> load.withOpen(false));
        closed = part(body);
        number(closed, TEXTS.text("callers"), TEXTS.text("callersTip"), ProtocolField.CALLERS);
        number(closed, TEXTS.text("think"), TEXTS.text("thinkTip"), ProtocolField.THINK_MICROS);
        Composite think = new Composite(closed, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(12, 0).applyTo(think);
        thinks.add(button(think, SWT.RADIO, TEXTS.text("thinkFixed"), TEXTS.text("thinkFixedTip"), load -> !load.exponentialThink(),
                load -> load.withExponentialThink(false)));
        thinks.add(button(think, SWT.RADIO, TEXTS.text("thinkDrawn"), TEXTS.text("thinkDrawnTip"), LoadDraft::exponentialThink,
                load -> load.withExponentialThink(true)));
        number(closed, TEXTS.text("window"), TEXTS.text("windowTip"), ProtocolField.WINDOW);
        button(body, SWT.RADIO, TEXTS.text("open"), TEXTS.text("openTip"), LoadDraft::open, load -> load.withOpen(true));
        open = part(body);
        number(open, TEXTS.text("rate"), TEXTS.text("rateTip"), ProtocolField.RATE);
        number(open, TEXTS.text("inFlight"), TEXTS.text("inFlightTip"), ProtocolField.IN_FLIGHT);
        arrivals = arrivals(place(open));
        number(open, TEXTS.text("toRate"), TEXTS.text("toRateTip"), ProtocolField.TO_RATE);
        number(open, TEXTS.text("steps"), TEXTS.text("stepsTip"), ProtocolField.STEPS);
        number(open, TEXTS.text("burst"), TEXTS.text("burstTip"), ProtocolField.BURST);
        button(body, SWT.CHECK, TEXTS.text("asynchronous"), TEXTS.text("asynchronousTip"), LoadDraft::asynchronous,
                load -> load.withAsynchronous(!load.asynchronous()));
        button(body, SWT.CHECK, TEXTS.text("virtualThreads"), TEXTS.text("virtualThreadsTip"), LoadDraft::virtualThreads,
                load -> load.withVirtualThreads(!load.virtualThreads()));
    }

    private static Composite part(Composite body) {
        Composite part = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).equalWidth(true).spacing(12, 6).applyTo(part);
        GridDataFactory.fillDefaults().grab(true, false).indent(INDENT, 0).applyTo(part);
        return part;
    }

    private static Composite place(Composite part) {
        Composite place = new Composite(part, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(place);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(place);
        return place;
    }

    private void number(Composite part, String label, String tip, ProtocolField field) {
        Composite place = place(part);
        places.put(field, place);
        numbers.put(field, new TextField(place, label, tip, editing, draft -> text(draft, field),
                (draft, text) -> draft.withProtocol(draft.protocol().with(field, text)), field, ""));
    }

    /** What a field shows: the number that is typed. Where the sweep replaces it, the first step and the last. */
    private static String text(PlanDraft draft, ProtocolField field) {
        List<Integer> steps = draft.sweep().typed();
        return !swept(draft, field) ? draft.protocol().get(field) : steps.isEmpty() ? TEXTS.text("sweptSomehow")
                : TEXTS.text("swept", steps.getFirst().toString(), steps.getLast().toString());
    }

    private static boolean swept(PlanDraft draft, ProtocolField field) {
        Sweep.Kind kind = draft.sweep().on() ? Sweep.Kind.of(draft.sweep().value()) : null;
        return kind == Sweep.Kind.CALLERS && (field == ProtocolField.CALLERS || field == ProtocolField.IN_FLIGHT)
                || kind == Sweep.Kind.RATE && field == ProtocolField.RATE;
    }

    private Button button(Composite parent, int style, String label, String tip, Predicate<LoadDraft> on,
            UnaryOperator<LoadDraft> chosen) {
        Button button = new Button(parent, style);
        button.setText(label);
        button.setToolTipText(tip);
        button.addListener(SWT.Selection, event -> {
            if (style == SWT.CHECK || button.getSelection()) {
                change(label, chosen);
            }
        });
        buttons.put(button, on);
        return button;
    }

    private Combo arrivals(Composite place) {
        Label name = new Label(place, SWT.NONE);
        name.setText(TEXTS.text("arrivals"));
        Combo combo = new Combo(place, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setToolTipText(TEXTS.text("arrivalsTip"));
        combo.setItems(List.of(ArrivalsDraft.values()).stream().map(LoadFields::name).toArray(String[]::new));
        GridDataFactory.fillDefaults().grab(true, false).indent(Decorated.WIDTH, 0).applyTo(combo);
        combo.addListener(SWT.Selection, event -> change(TEXTS.text("arrivals"),
                load -> load.withArrivals(ArrivalsDraft.values()[combo.getSelectionIndex()])));
        return combo;
    }

    private static String name(ArrivalsDraft arrivals) {
        return switch (arrivals) {
            case CONSTANT -> TEXTS.text("constant");
            case POISSON -> TEXTS.text("poisson");
            case RAMP -> TEXTS.text("ramp");
            case STEPS -> TEXTS.text("inSteps");
            case BURSTS -> TEXTS.text("bursts");
        };
    }

    private void change(String label, UnaryOperator<LoadDraft> change) {
        editing.change(label, null, draft -> draft.withProtocol(draft.protocol().withLoad(change.apply(draft.protocol().load()))));
    }

    /** Gives the keyboard to the field of a problem. */
    void lead(Object where) {
        if (where instanceof ProtocolField field && numbers.containsKey(field)) {
            numbers.get(field).widget().setFocus();
        }
    }

    /** Shows the draft as it is now. */
    void refresh() {
        LoadDraft load = editing.draft().protocol().load();
        boolean free = !editing.readOnly();
        buttons.forEach((button, on) -> {
            button.setSelection(on.test(load));
            button.setEnabled(free);
        });
        String think = editing.draft().protocol().get(ProtocolField.THINK_MICROS).strip();
        thinks.forEach(button -> button.setEnabled(free && !think.isEmpty() && !think.equals("0")));
        arrivals.select(load.arrivals().ordinal());
        arrivals.setEnabled(free);
        numbers.forEach((field, number) -> {
            number.refresh();
            if (swept(editing.draft(), field)) {
                number.widget().setEnabled(false);
                number.widget().setToolTipText(TEXTS.text("sweptTip"));
            }
        });
        boolean changed = show(closed, !load.open()) | show(open, load.open());
        for (var place : places.entrySet()) {
            boolean there = load.open() == (place.getValue().getParent() == open);
            changed |= show(place.getValue(), !there || editing.draft().protocol().uses(place.getKey()));
        }
        if (changed) {
            body.layout(true, true);
            resized.run();
        }
    }

    /** @return whether that is a change */
    private static boolean show(Composite part, boolean on) {
        GridData data = (GridData) part.getLayoutData();
        if (data.exclude != on) {
            return false;
        }
        data.exclude = !on;
        part.setVisible(on);
        return true;
    }
}
