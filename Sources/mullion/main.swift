// SPDX-License-Identifier: Apache-2.0

import Foundation

let outcome = await Command.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.told(to: .standardOutput, errorsTo: .standardError))
