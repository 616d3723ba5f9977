// SPDX-License-Identifier: Apache-2.0

/// Entries of an ``AddressTable`` that were created together: items of one section with evenly spaced labels.
struct AddressRun: Sendable {
  /// The number of the first entry.
  let start: Int
  let token: Int
  var labels: FreeLabels

  func address(of entry: Int) -> ItemAddress {
    ItemAddress(token: token, label: labels[entry - start])
  }

  /// Adds an entry and the following ones if their labels continue those of the run, and returns whether they
  /// were added.
  mutating func takeIn(_ entry: Int, count: Int, token: Int, _ new: FreeLabels) -> Bool {
    if token != self.token { return false }
    if entry == start + 1, count == 1, new.first > labels.first {
      labels = FreeLabels(first: labels.first, distance: new.first - labels.first)
    }
    return labels[entry - start] == new.first && (count == 1 || labels.distance == new.distance)
  }
}

extension [AddressRun] {
  /// Returns the address of an entry that one of the runs contains.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func address(of entry: Int) -> ItemAddress {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].start <= entry { low = middle } else { high = middle }
    }
    return self[low].address(of: entry)
  }
}
