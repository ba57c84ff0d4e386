// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.undo;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.RedoActionHandler;
import org.eclipse.ui.operations.UndoActionHandler;

/**
 * What the commands Undo, Redo and others of the menu Edit do in one editor, while it is in front. The editor adapts to this
 * class; {@link ActiveEditorActions} is its contributor. User interface's thread only.
 */
public final class EditorActions {
    private final UndoActionHandler undo;
    private final RedoActionHandler redo;
    private final IOperationHistory history = OperationHistoryFactory.getOperationHistory();
    private IUndoContext followed;
    private final Map<String, IAction> actions = new LinkedHashMap<>();

    /** Makes Undo and Redo, which end with the editor. @param context what is undone */
    public EditorActions(IEditorSite site, IUndoContext context) {
        followed = context;
        undo = new UndoActionHandler(site, context);
        redo = new RedoActionHandler(site, context);
        undo.setPruneHistory(true);
        redo.setPruneHistory(true);
        actions.put(ActionFactory.UNDO.getId(), new StepAction(undo, () -> history.undo(followed, null, null)));
        actions.put(ActionFactory.REDO.getId(), new StepAction(redo, () -> history.redo(followed, null, null)));
    }

    /** Adds what another command does. */
    public void add(ActionFactory command, IAction action) {
        actions.put(command.getId(), action);
    }

    /** Makes something else the subject of Undo and Redo. */
    public void follow(IUndoContext context) {
        followed = context;
        undo.setContext(context);
        redo.setContext(context);
    }

    /**
     * Makes these the actions of the editor in front, if this is the one. Some editors are read after they came to the
     * front.
     */
    public void show(IEditorSite site) {
        if (site.getPage().getActiveEditor() == site.getPart()) {
            show(site.getActionBars());
        }
    }

    /** Makes Undo and Redo work in a view of what the editor shows, as they do in the editor. */
    public void undoIn(IActionBars bars) {
        for (ActionFactory command : List.of(ActionFactory.UNDO, ActionFactory.REDO)) {
            bars.setGlobalActionHandler(command.getId(), actions.get(command.getId()));
        }
        bars.updateActionBars();
    }

    void show(IActionBars bars) {
        actions.forEach(bars::setGlobalActionHandler);
        bars.updateActionBars();
    }
}
