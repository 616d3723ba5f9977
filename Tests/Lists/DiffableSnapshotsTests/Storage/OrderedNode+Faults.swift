// SPDX-License-Identifier: Apache-2.0

@testable import MullionDiffableSnapshots

extension OrderedNode {
  /// Returns a description of a fault of the node or its descendants, or `nil` if there is none.
  func fault(isRoot: Bool = true) -> String? {
    if isLeaf {
      if elements.count > Self.leafCapacity { return "a leaf has \(elements.count) elements" }
      if elements.isEmpty, !isRoot { return "a leaf is empty" }
      let labels = elements.map(\.label)
      if zip(labels, labels.dropFirst()).contains(where: { $0 >= $1 }) {
        return "labels do not grow"
      }
      if count != elements.count { return "the count of a leaf is \(count)" }
      if weight != elements.reduce(0, { $0 + $1.weight }) { return "the weight is \(weight)" }
      return elements.isEmpty || lowest == labels[0] ? nil : "the lowest label is \(lowest)"
    }
    if !elements.isEmpty { return "a branch has elements" }
    if children.count > Self.branchCapacity { return "a branch has \(children.count) children" }
    if isRoot, children.count == 1 { return "the root has one child" }
    if Set(children.indices.map { below($0).height }).count > 1 {
      return "leaves stand at different heights"
    }
    if count != children.reduce(0, { $0 + $1.count }) { return "the count is \(count)" }
    if weight != children.reduce(0, { $0 + $1.weight }) { return "the weight is \(weight)" }
    if lowest != children[0].lowest { return "the lowest label is \(lowest)" }
    let lowest = children.map(\.lowest)
    if zip(lowest, lowest.dropFirst()).contains(where: { $0 >= $1 }) {
      return "children do not ascend"
    }
    return children.indices.lazy.compactMap { self.below($0).fault(isRoot: false) }.first
  }

  /// The number of levels below the node.
  var height: Int { isLeaf ? 0 : 1 + below(0).height }
}
