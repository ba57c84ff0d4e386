// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/**
 * What a view does for a command of the menu Edit. While a field of text inside the view has the focus, the command applies
 * to its text instead, as the platform does it where no view handles the command. User interface's thread only.
 */
public final class EditCommand extends Action {
    private static final Map<String, Consumer<Text>> IN_FIELDS = Map.of(ActionFactory.COPY.getId(), Text::copy,
            ActionFactory.SELECT_ALL.getId(), Text::selectAll);
    private final IAction elsewhere;
    private final Consumer<Text> inField;

    private EditCommand(IAction elsewhere, Consumer<Text> inField) {
        super(elsewhere.getText());
        this.elsewhere = elsewhere;
        this.inField = inField;
        elsewhere.addPropertyChangeListener(this::firePropertyChange);
    }

    /**
     * Lets an action do a command of the menu Edit in a view.
     *
     * @param command {@link ActionFactory#COPY} or {@link ActionFactory#SELECT_ALL}
     */
    public static void handle(IActionBars bars, ActionFactory command, IAction action) {
        EditCommand handler = new EditCommand(action, IN_FIELDS.get(command.getId()));
        handler.setActionDefinitionId(command.getCommandId());
        bars.setGlobalActionHandler(command.getId(), handler);
    }

    /**
     * Says whether a view has something that its commands Copy and Select All could be about. Without, they are disabled, in
     * its tool bar too.
     */
    public static void enable(IActionBars bars, boolean something) {
        for (String command : IN_FIELDS.keySet()) {
            if (bars.getGlobalActionHandler(command) instanceof EditCommand handler) {
                handler.elsewhere.setEnabled(something);
            }
        }
    }

    @Override
    public boolean isEnabled() {
        return focused() instanceof Text || elsewhere.isEnabled();
    }

    @Override
    public void run() {
        if (focused() instanceof Text field) {
            inField.accept(field);
        } else {
            elsewhere.run();
        }
    }

    private static Control focused() {
        return Display.getCurrent().getFocusControl();
    }
}
