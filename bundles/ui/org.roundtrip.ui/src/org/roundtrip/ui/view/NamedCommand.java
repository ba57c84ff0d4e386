// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.Map;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;

/** Runs commands of other bundles, which are named by their ids because those bundles may be missing. */
public final class NamedCommand {
    private NamedCommand() {
    }

    /** Runs a command without parameters. Does nothing when there is no such command. User interface's thread only. */
    public static void run(String id, IWorkbenchWindow window) {
        run(id, Map.of(), window);
    }

    /** Runs a command with one parameter. Does nothing when there is no such command. User interface's thread only. */
    public static void run(String id, String parameter, String value, IWorkbenchWindow window) {
        run(id, Map.of(parameter, value), window);
    }

    private static void run(String id, Map<String, String> parameters, IWorkbenchWindow window) {
        Command command = window.getService(ICommandService.class).getCommand(id);
        try {
            window.getService(IHandlerService.class)
                    .executeCommand(ParameterizedCommand.generateCommand(command, parameters), null);
        } catch (CommandException e) {
            ILog.get().warn("A command cannot be run: " + id, e);
        }
    }
}
