// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.properties;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.design.Behaviours;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.design.text.TextProperty;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.BehaviourWords;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.form.DetailsForm;
import org.roundtrip.ui.form.TypeAhead;

/**
 * The properties of what is selected in a design, as fields. What is valid is taken while it is typed. The fields stay while another
 * node of the same kind is selected, because making them takes longer than an edit; so each asks which node it is of.
 */
public final class NodeForm {
    private static final Texts TEXTS = Texts.of(NodeForm.class);
    private static final int MOST_VISIBLE = 24;
    private final DesignEditing editing;
    private final DetailsForm form;
    private final List<Runnable> refreshing = new ArrayList<>();
    private final List<EditField> texts = new ArrayList<>();
    private Object built = "nothing";

    /** A form of what is selected, until its parent is disposed. */
    public NodeForm(Composite parent, DesignEditing editing) {
        this.editing = editing;
        form = new DetailsForm(parent);
        DesignListener listener = new DesignListener() {
            @Override
            public void designChanged(Design before) {
                refresh();
            }

            @Override
            public void selectionChanged() {
                refresh();
            }
        };
        editing.addListener(listener);
        parent.addDisposeListener(disposed -> editing.removeListener(listener));
        refresh();
    }

    /** Gives the field of a text the keyboard, if there is one. */
    public void focus(TextPlace place) {
        texts.stream().filter(field -> field.isOf(place)).findFirst().ifPresent(EditField::focus);
    }

    private void refresh() {
        Object fields = fields();
        if (!Objects.equals(built, fields)) {
            built = fields;
            refreshing.clear();
            texts.clear();
            form.fill(this::build);
        }
        refreshing.forEach(Runnable::run);
    }

    /** What decides which fields there are. While it is equal, the widgets are reused. */
    private Object fields() {
        Node node = editing.selected().orElse(null);
        return List.of(editing.editable(), switch (node) {
            case null -> List.of(editing.selection().size() > 1);
            case NamedType type -> type.kind();
            case DrawnOperation operation -> List.of(operation.behaviour(), operation.canThrowAtTimes(),
                    operation.slots().stream().map(this::fields).toList());
            case Slot slot -> fields(slot);
        });
    }

    private Object fields(Slot slot) {
        Object kind = switch (slot.form()) {
            case Form.Leaf leaf -> leaf.shape().getClass();
            case Form.Reference reference -> reference;
            case Form.Wrapped wrapped -> List.of(wrapped.wrapping(), wrapped.parts().stream().map(this::fields).toList());
        };
        return List.of(slot.role(), kind, editing.design().types().stream().map(NamedType::id).toList());
    }

    private void build(Composite body) {
        Supplier<Node> shown = () -> editing.selected().orElseThrow();
        switch (editing.selected().orElse(null)) {
            case null -> {
                if (editing.selection().size() > 1) {
                    DetailsForm.sentence(body, TEXTS.text("several", editing.selection().size()));
                } else {
                    whole(body);
                }
            }
            case NamedType type -> named(body, () -> (NamedType) shown.get());
            case DrawnOperation operation -> operation(body, () -> (DrawnOperation) shown.get());
            case Slot slot -> {
                if (slot.role().named()) {
                    name(body, shown, "name");
                } else {
                    DetailsForm.sentence(body, TEXTS.text("role." + slot.role()));
                }
                values(body, () -> (Slot) shown.get(), "values");
            }
        }
    }

    /** The fields of a payload as a whole. */
    private void whole(Composite body) {
        if (editing.design().hasPayload()) {
            field(body, "title", () -> new TextPlace(Target.DESIGN, TextProperty.TITLE));
            field(body, "description", () -> new TextPlace(Target.DESIGN, TextProperty.DESCRIPTION));
        }
        DetailsForm.sentence(body, TEXTS.text("hint." + editing.design().kind()));
    }

    private void named(Composite body, Supplier<NamedType> type) {
        NamedType.Kind kind = type.get().kind();
        name(body, type, "type." + kind);
        if (kind == NamedType.Kind.ENUM) {
            text(body, "constants", type, TextProperty.CONSTANTS);
        }
        DetailsForm.sentence(body, TEXTS.text("everywhere"));
    }

    private void operation(Composite body, Supplier<DrawnOperation> shown) {
        DrawnOperation operation = shown.get();
        name(body, shown, "operation");
        Combo combo = combo(body, "behaviour", behaviours(), Arrays.stream(Behaviour.values()).map(BehaviourWords::word).toList());
        combo.addListener(SWT.Selection, chosen -> {
            Behaviour behaviour = Behaviour.values()[combo.getSelectionIndex()];
            int id = shown.get().id();
            choose("behaviour", id, design -> Behaviours.change(design, id, behaviour));
        });
        refreshing.add(() -> combo.select(shown.get().behaviour().ordinal()));
        DetailsForm.sentence(body, BehaviourWords.description(operation.behaviour()));
        if (operation.result().isPresent()) {
            values(body, () -> shown.get().result().orElseThrow(), "result");
        }
        if (operation.behaviour() == Behaviour.NOTHING) {
            oneWay(body, operation.id());
            DetailsForm.sentence(body, TEXTS.text("no.result"));
        }
        if (operation.returnsItsParameter()) {
            IntStream.range(0, operation.parameters().size()).forEach(i ->
                    values(body, () -> shown.get().parameters().get(i), "parameter"));
        }
        if (operation.canThrowAtTimes()) {
            text(body, "throwEvery", shown, TextProperty.THROW_EVERY);
            DetailsForm.sentence(body, TEXTS.text("throwEvery.more"));
        }
        text(body, "work", shown, TextProperty.WORK);
        text(body, "stalls", shown, TextProperty.STALLS);
        DetailsForm.sentence(body, TEXTS.text("work.more"));
    }

    private void oneWay(Composite body, int operation) {
        Button button = new Button(body, SWT.CHECK);
        button.setText(TEXTS.text("oneWay"));
        button.setToolTipText(TEXTS.text("oneWay.tip"));
        button.setEnabled(editing.editable());
        GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
        button.addListener(SWT.Selection, chosen -> choose("oneWay", operation,
                design -> Behaviours.oneWay(design, operation, button.getSelection())));
        refreshing.add(() -> editing.outline().find(operation).ifPresent(now ->
                button.setSelection(((DrawnOperation) now).oneWay())));
    }

    /** The fields for the values of a slot, those of a list's elements after those of the list. */
    private void values(Composite body, Supplier<Slot> slot, String label) {
        choice(body, slot, label);
        switch (slot.get().form()) {
            case Form.Wrapped wrapped -> {
                if (wrapped.length().isPresent()) {
                    length(body, slot, "elements");
                }
                IntStream.range(0, wrapped.parts().size()).forEach(i ->
                        values(body, () -> slot.get().parts().get(i), "part." + wrapped.parts().get(i).role()));
            }
            case Form.Leaf leaf -> {
                switch (leaf.shape()) {
                    case Shape.Text text -> length(body, slot, "characters");
                    case Shape.Bytes bytes -> length(body, slot, "octets");
                    case Shape.Decimal decimal -> text(body, "digits", slot, TextProperty.DIGITS);
                    default -> { }
                }
            }
            case Form.Reference reference -> named(body, () -> editing.outline().type(slot.get()).orElseThrow());
        }
    }

    private void choice(Composite body, Supplier<Slot> slot, String label) {
        Combo combo = combo(body, label, null, choices(slot.get()).stream().map(FormChoice::label).toList());
        combo.addListener(SWT.Selection, chosen -> {
            Slot now = slot.get();
            FormChoice choice = choices(now).get(combo.getSelectionIndex());
            if (!choice.fits().test(now)) {
                choose(label, now.id(), design -> choice.made(design, now.id()));
            }
        });
        refreshing.add(() -> {
            List<FormChoice> now = choices(slot.get());
            String[] labels = now.stream().map(FormChoice::label).toArray(String[]::new);
            if (!Arrays.equals(labels, combo.getItems())) {
                combo.setItems(labels);
                combo.requestLayout();
            }
            combo.select(IntStream.range(0, now.size()).filter(each -> now.get(each).fits().test(slot.get())).findFirst().orElse(-1));
        });
    }

    private List<FormChoice> choices(Slot slot) {
        return slot.role() == Slot.Role.EXCEPTION ? FormChoice.exceptions(editing.design()) : FormChoice.of(editing.design());
    }

    private void name(Composite body, Supplier<? extends Node> node, String label) {
        text(body, label, node, TextProperty.NAME);
    }

    private void length(Composite body, Supplier<Slot> slot, String label) {
        text(body, label, slot, TextProperty.LENGTH);
    }

    private void text(Composite body, String label, Supplier<? extends Node> node, TextProperty property) {
        field(body, label, () -> new TextPlace(node.get().id(), property));
    }

    private void choose(String label, int node, Function<Design, Edited> edit) {
        editing.choose(TEXTS.text(label), List.of(label, node), edit);
        refresh();
    }

    private void field(Composite body, String label, Supplier<TextPlace> place) {
        EditField field = new EditField(body, editing, TEXTS.text(label), TEXTS.text(label + ".tip"), place);
        refreshing.add(field::refresh);
        texts.add(field);
    }

    private static String behaviours() {
        return Arrays.stream(Behaviour.values()).map(each -> BehaviourWords.word(each) + ": " + BehaviourWords.description(each))
                .collect(Collectors.joining("\n", TEXTS.text("behaviour.tip") + "\n", ""));
    }

    private Combo combo(Composite body, String label, String tip, List<String> items) {
        Label name = new Label(body, SWT.NONE);
        name.setText(TEXTS.text(label));
        // The label alone has the tip: a list's own tip would lie over its entries once it is open.
        name.setToolTipText(tip);
        Combo combo = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setItems(items.toArray(String[]::new));
        combo.setVisibleItemCount(MOST_VISIBLE);
        combo.setEnabled(editing.editable());
        TypeAhead.in(combo);
        indent(combo);
        return combo;
    }

    private static void indent(Control field) {
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0).applyTo(field);
    }
}
