// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Plain data of a table: counts and cells are closures, and nobody edits or moves the rows.
@MainActor
package final class RowSource: RowAnswers, UITableViewDataSource {}
