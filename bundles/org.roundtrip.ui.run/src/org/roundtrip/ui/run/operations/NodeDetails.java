// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.operations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.Behaviour;
import org.roundtrip.ui.run.draft.Kind;
import org.roundtrip.ui.run.draft.NodePath;
import org.roundtrip.ui.run.draft.Slot;
import org.roundtrip.ui.form.BehaviourWords;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.form.DetailsForm;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.run.editing.TextField;

/** The fields of the node that is selected in the tree of operations. */
final class NodeDetails {
    private static final int MOST_VISIBLE = 20;
    private final PlanEditing editing;
    private final DetailsForm form;
    private final List<Runnable> refreshing = new ArrayList<>();
    private final Consumer<NodePath> chosen;
    private Text name;
    private NodePath path;
    private Object built;

    /** @param chosen gets a node after its behaviour or shape was chosen, which may have given it other parts */
    NodeDetails(Composite parent, PlanEditing editing, Consumer<NodePath> chosen) {
        this.editing = editing;
        this.chosen = chosen;
        form = new DetailsForm(parent);
    }

    /** Shows the node at a path; null shows nothing. */
    void show(NodePath other) {
        path = other;
        rebuild();
    }

    /** Lets the person write the name of the node, if it has one. */
    void rename() {
        if (name != null) {
            name.setFocus();
            name.selectAll();
        }
    }

    /** Shows the draft as it is now. */
    void refresh() {
        if (path != null && !editing.draft().has(path)) {
            path = null;
        }
        if (Objects.equals(built, form())) {
            refreshing.forEach(Runnable::run);
        } else {
            rebuild();
        }
    }

    /** The properties that decide which fields there are. While they are equal, the widgets are reused. */
    private Object form() {
        if (path == null) {
            return null;
        }
        if (path.isOperation()) {
            return List.of(path, editing.readOnly(), editing.draft().operations().get(path.operation()).behaviour(),
                    editing.draft().children(path));
        }
        return List.of(path, editing.readOnly(), editing.draft().slot(path).kind(), editing.draft().slot(path).role());
    }

    private void rebuild() {
        refreshing.clear();
        built = form();
        name = null;
        form.fill(body -> {
            if (path == null) {
                DetailsForm.sentence(body, Messages.selectOperation);
            } else if (path.isOperation()) {
                operation(body);
            } else {
                slot(body);
            }
        });
    }

    private void operation(Composite body) {
        int index = path.operation();
        NodePath here = path;
        TextField field = new TextField(body, Messages.name, Messages.nameTip, editing,
                draft -> draft.operations().get(index).name(),
                (draft, text) -> draft.withOperation(index, operation -> operation.withName(text)), here, "name");
        refreshing.add(field::refresh);
        name = field.widget();
        Combo behaviour = combo(body, Messages.behaviour, Arrays.stream(Behaviour.values()).map(each ->
                NLS.bind(Messages.behaviourIs, BehaviourWords.word(each), BehaviourWords.description(each)))
                .collect(Collectors.joining("\n", Messages.behaviourTip + "\n", "")),
                Arrays.stream(Behaviour.values()).map(BehaviourWords::word).toArray(String[]::new));
        Decorated mark = new Decorated(behaviour);
        behaviour.addListener(SWT.Selection, event -> {
            editing.choose(Messages.behaviour, List.of(here, "behaviour"), draft -> draft.withOperation(index,
                    operation -> operation.withBehaviour(Behaviour.values()[behaviour.getSelectionIndex()])));
            chosen.accept(here);
        });
        refreshing.add(() -> {
            behaviour.select(editing.draft().operations().get(index).behaviour().ordinal());
            mark.show(editing.outcome().at(here, ""));
        });
        refreshing.getLast().run();
        Behaviour now = editing.draft().operations().get(index).behaviour();
        DetailsForm.sentence(body, BehaviourWords.description(now));
        if (now == Behaviour.GENERATE) {
            shape(body, Messages.resultShape, here.child(editing.draft().children(here) - 1));
        }
        DetailsForm.sentence(body, now == Behaviour.GENERATE ? Messages.resultHint : Messages.noResultHint);
        DetailsForm.sentence(body, Messages.operationHint);
    }

    private void slot(Composite body) {
        Slot slot = editing.draft().slot(path);
        if (slot.role() == Slot.Role.PARAMETER || slot.role() == Slot.Role.FIELD) {
            name = text(body, Messages.name, Messages.nameTip, "name", Slot::name, Slot::withName);
        }
        shape(body, Messages.shape, path);
        if (slot.kind().isNamed()) {
            text(body, Messages.typeName, Messages.typeNameTip, "type", Slot::type, Slot::withType);
        }
        if (slot.kind().hasLength()) {
            text(body, Messages.length, Messages.lengthTip, "length", Slot::length, Slot::withLength);
        }
        if (slot.kind() == Kind.DECIMAL) {
            text(body, Messages.digits, Messages.digitsTip, "length", Slot::length, Slot::withLength);
        }
        if (slot.kind() == Kind.ENUM) {
            text(body, Messages.constants, Messages.constantsTip, "constants", Slot::constants, Slot::withConstants);
        }
        if (slot.kind().hasFields()) {
            DetailsForm.sentence(body, slot.kind() == Kind.UNION ? Messages.unionHint : Messages.structHint);
        }
    }

    private void shape(Composite body, String label, NodePath here) {
        Combo shape = combo(body, label, Messages.shapeTip);
        shape.addListener(SWT.Selection, event -> {
            ShapeChoice choice = ShapeChoice.of(editing.draft(), here).get(shape.getSelectionIndex());
            if (!choice.isOf(editing.draft().slot(here))) {
                editing.choose(Messages.shape, List.of(here, "shape"), draft -> choice.in(draft, here));
                chosen.accept(here);
            }
        });
        refreshing.add(() -> {
            List<ShapeChoice> choices = ShapeChoice.of(editing.draft(), here);
            String[] labels = choices.stream().map(ShapeChoice::label).toArray(String[]::new);
            if (!Arrays.equals(labels, shape.getItems())) {
                shape.setItems(labels);
            }
            Slot slot = editing.draft().slot(here);
            shape.select(IntStream.range(0, labels.length).filter(each -> choices.get(each).isOf(slot)).findFirst()
                    .orElse(-1));
        });
        refreshing.getLast().run();
    }

    private Text text(Composite body, String label, String tip, String field, Function<Slot, String> get,
            BiFunction<Slot, String, Slot> set) {
        NodePath here = path;
        TextField text = new TextField(body, label, tip, editing, draft -> get.apply(draft.slot(here)),
                (draft, typed) -> draft.withSlot(here, slot -> set.apply(slot, typed)), here, field);
        refreshing.add(text::refresh);
        return text.widget();
    }

    private Combo combo(Composite body, String label, String tip, String... items) {
        Label name = new Label(body, SWT.NONE);
        name.setText(label);
        // The label alone has the tip: a list's own tip would lie over its entries once it is open.
        name.setToolTipText(tip);
        Combo combo = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setItems(items);
        combo.setVisibleItemCount(MOST_VISIBLE);
        combo.setEnabled(!editing.readOnly());
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0).applyTo(combo);
        return combo;
    }
}
