// SPDX-License-Identifier: Apache-2.0

extension OrderedTree: LabelledOrder {
  mutating func relabel(from position: Int, _ labels: ArraySlice<Int>) {
    OrderedNode.makeUnique(&root)
    var rest = labels
    root.relabel(from: position, &rest)
  }
}
