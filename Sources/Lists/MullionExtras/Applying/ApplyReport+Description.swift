// SPDX-License-Identifier: Apache-2.0

extension ApplyReport: CustomStringConvertible {
  /// The counts in one line.
  public var description: String {
    "inserted \(insertedCount), deleted \(deletedCount), moved \(movedCount), "
      + "reloaded \(reloaded.count), reconfigured \(reconfigured.count), "
      + "unchanged \(unchangedCount)" + (usedReloadData ? ", all cells replaced" : "")
      + (numberOfApplies > 1 ? ", \(numberOfApplies) applies together" : "")
  }
}
