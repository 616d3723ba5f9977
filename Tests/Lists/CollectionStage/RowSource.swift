// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A plain data source of a table: counts and cells are closures, and rows cannot be edited or moved.
@MainActor
package final class RowSource: RowAnswers, UITableViewDataSource {}
