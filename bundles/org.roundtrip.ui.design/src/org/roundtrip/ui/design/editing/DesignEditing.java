// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.core.commands.operations.IUndoContext;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.ToModel;
import org.roundtrip.ui.undo.Steps;

/**
 * The design in one editor, which all its views show: what is drawn now, what is selected, the steps of undo, and what was
 * saved last. It knows no widgets. Edits are made by the functions of {@link org.roundtrip.design} and given to
 * {@link #apply}, which goes on with the result or says why it is not possible. User interface's thread only.
 */
public final class DesignEditing {
    private final Steps<State> steps = new Steps<>("Design", this::show);
    private final List<DesignListener> listeners = new CopyOnWriteArrayList<>();
    private State state = new State(Design.empty(""), List.of());
    private Outline outline = Outline.of(state.design);
    private Design saved = state.design;
    private String refusal = "";
    private boolean open;

    /** What undo returns to. */
    private record State(Design design, List<Integer> selection) {
    }

    /** Begins with a design. @param asSaved what the file holds, which may be an earlier state of the design */
    public void begin(Design design, Design asSaved) {
        Design before = state.design;
        steps.begin();
        open = true;
        saved = asSaved;
        state = new State(design, List.of());
        outline = Outline.of(design);
        tell(listener -> listener.designChanged(before));
        tell(DesignListener::selectionChanged);
        refuse("");
    }

    /** Whether a design has been read; before that an empty one takes its place, and edits are ignored. */
    public boolean isOpen() {
        return open;
    }

    /** Returns what is drawn now. */
    public Design design() {
        return state.design;
    }

    /** Returns the nodes of what is drawn now. */
    public Outline outline() {
        return outline;
    }

    /** Returns the numbers of the selected nodes, in the order in which they are drawn or were selected. */
    public List<Integer> selection() {
        return state.selection;
    }

    /** Returns the one selected node; empty when none or several are selected. */
    public Optional<Node> selected() {
        return state.selection.size() == 1 ? outline.find(state.selection.getFirst()) : Optional.empty();
    }

    /** Selects nodes. Numbers of nodes that are not there are left out. */
    public void select(Collection<Integer> nodes) {
        List<Integer> there = nodes.stream().distinct().filter(id -> outline.find(id).isPresent()).toList();
        if (!there.equals(state.selection)) {
            state = new State(state.design, there);
            tell(DesignListener::selectionChanged);
            refuse("");
        }
    }

    /**
     * Makes an edit one step of undo, or reports its refusal.
     *
     * @param label what the menu Edit calls the step
     * @return whether the edit was made
     */
    public boolean apply(String label, Edited edited) {
        return apply(label, null, edited);
    }

    /**
     * The same for an edit that is typed.
     *
     * @param field equal for edits that belong together as one step when no pause is between them; null for none
     */
    public boolean apply(String label, Object field, Edited edited) {
        return open && switch (edited) {
            case Edited.Done done -> {
                State after = new State(done.design(), done.chosen());
                if (!after.design.equals(state.design)) {
                    steps.add(label, field, state, after);
                }
                yield true;
            }
            case Edited.Refused refused -> {
                refuse(refused.reason());
                yield false;
            }
        };
    }

    /** Returns why the last edit was not possible, in one sentence; empty after the next one that was. */
    public String refusal() {
        return refusal;
    }

    /** Reports why something is not possible, for example during a drag. @param reason one sentence, or empty */
    public void refuse(String reason) {
        if (!reason.equals(refusal)) {
            refusal = reason;
            tell(DesignListener::refusalChanged);
        }
    }

    /** Whether something would be lost if the editor were closed. It is not after undo to the state that was saved. */
    public boolean dirty() {
        return state.design != saved && !ToModel.drawing(state.design).equals(ToModel.drawing(saved));
    }

    /** What is drawn now has been written. */
    public void saved() {
        saved = state.design;
        tell(listener -> listener.designChanged(state.design));
    }

    /** Returns the steps of undo. */
    public IUndoContext undoContext() {
        return steps.context();
    }

    /** Calls back after changes until {@link #removeListener}. */
    public void addListener(DesignListener listener) {
        listeners.add(listener);
    }

    /** Does not call back any more. */
    public void removeListener(DesignListener listener) {
        listeners.remove(listener);
    }

    /** Forgets the steps of undo and whom to call back. */
    public void dispose() {
        steps.dispose();
        listeners.clear();
    }

    private void show(State other) {
        Design before = state.design;
        state = other;
        outline = Outline.of(other.design);
        tell(listener -> listener.designChanged(before));
        tell(DesignListener::selectionChanged);
        refuse("");
    }

    private void tell(Consumer<DesignListener> what) {
        listeners.forEach(what);
    }
}
