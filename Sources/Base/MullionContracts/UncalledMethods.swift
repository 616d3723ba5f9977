// SPDX-License-Identifier: Apache-2.0

import CMullionLines
import Synchronization

/// Optional delegate methods that only a subclass of the conforming class declares.
///
/// They are never called: the method that satisfies a requirement is determined where a class conforms
/// (decision 0002, line 3). Types have no method names at run time, but a program built for debugging has
/// them in its symbols.
package enum UncalledMethods {
  /// A class that was set as a delegate, with the protocol.
  private struct Given: Hashable {
    let type: ObjectIdentifier
    let existential: ObjectIdentifier
  }

  private static let known = Mutex<Set<Given>>([])

  /// Reports the methods of a delegate that are never called, once for each class and protocol.
  ///
  /// - Note: Has no effect in a release build, nor under `mullion build`, whose compiler makes such methods
  ///   callable.
  /// - Parameters:
  ///   - delegate: An object, as `any` protocol.
  ///   - others: Further protocols that the object may conform to, each as `any` protocol.
  @inlinable
  package static func report<Delegate>(of delegate: Delegate?, or others: [Any.Type] = []) {
    #if DEBUG && MULLION_PLAIN
    if let delegate { report(of: delegate as AnyObject, as: [Delegate.self] + others) }
    #endif
  }

  /// Reports the uncalled methods of an object for each of the protocols, once for each class and protocol.
  package static func report(of object: AnyObject, as existentials: [Any.Type]) {
    for existential in existentials {
      let given = Given(
        type: ObjectIdentifier(type(of: object)), existential: ObjectIdentifier(existential))
      guard known.withLock({ $0.insert(given).inserted }) else { continue }
      for line in lines(of: object, as: existential) { Diagnostics.reportOnce(line) }
    }
  }

  /// Returns the reports for an object's class, one for each protocol and class with such methods.
  ///
  /// - Complexity: O(*f*) in the number of functions in the program; the first time O(*s*) in that of its
  ///   symbols.
  package static func lines(of object: AnyObject, as existential: Any.Type) -> [String] {
    let line = superclasses(of: type(of: object))
    return protocols(of: existential).flatMap { proto -> [String] in
      let base = line.prefix { mullion_conforms($0, proto) }.count - 1
      return base > 0 ? lines(below: base, of: line, proto) : []
    }
  }

  /// Returns the reports for the classes before `base`, the class that conforms.
  private static func lines(
    below base: Int, of line: [UnsafeRawPointer], _ proto: UnsafeRawPointer
  ) -> [String] {
    let conforming = name(of: line[base])
    guard LibraryModules.name(of: kind(at: line[base])) == nil else {
      return []
    }
    guard let optional = DeclaredMethods(ofDescriptorAt: proto),
      var present = methods(of: line[base])
    else {
      return [
        "this program has no symbols, so methods of delegates that only a subclass has, which are never "
          + "called, can't be found. Run 'mullion lint' on the sources."
      ]
    }
    let protocolName = optional.typeName.split(separator: ".").last ?? ""
    var lines: [String] = []
    for place in (0..<base).reversed() {
      let own = methods(of: line[place]) ?? []
      let added = own.intersection(optional.signatures).subtracting(present)
      present.formUnion(own)
      guard !added.isEmpty else { continue }
      // Most classes never get here: query the methods of the superclasses last.
      let uncalled = line[(base + 1)...].reduce(added) { $0.subtracting(methods(of: $1) ?? []) }
      guard !uncalled.isEmpty else { continue }
      let names = uncalled.map(DeclaredMethods.fullName).sorted().joined(separator: ", ")
      let isOne = uncalled.count == 1
      lines.append(
        "\(name(of: line[place])): \(names) \(isOne ? "is" : "are") never called, because "
          + "\(conforming) conforms to \(protocolName) without \(isOne ? "it" : "them"). Declare "
          + "\(isOne ? "it" : "them") in \(conforming) and override in \(name(of: line[place])), or test "
          + "with 'mullion test', which calls such methods.")
    }
    return lines
  }

  /// Returns a class and its superclasses, the nearest first.
  private static func superclasses(of type: AnyClass) -> [UnsafeRawPointer] {
    Array(
      sequence(first: unsafeBitCast(type, to: UnsafeRawPointer.self)) { mullion_superclass($0) })
  }

  /// Returns the descriptors of a protocol and those that it refines; empty if the type is not an `any`
  /// protocol.
  private static func protocols(of existential: Any.Type) -> [UnsafeRawPointer] {
    let type = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard let first = mullion_protocol_of(type) else { return [] }
    var all = [first]
    var next = 0
    while next < all.count {
      withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 16) { refined in
        let count = mullion_refined_protocols(all[next], refined.baseAddress, refined.count)
        for proto in refined.prefix(count).compactMap(\.self) where !all.contains(proto) {
          all.append(proto)
        }
      }
      next += 1
    }
    return all
  }

  private static func methods(of type: UnsafeRawPointer) -> Set<String>? {
    mullion_class_descriptor(type).flatMap(DeclaredMethods.init(ofDescriptorAt:))?.signatures
  }

  private static func kind(at address: UnsafeRawPointer) -> AnyClass {
    unsafeBitCast(address, to: AnyClass.self)
  }

  private static func name(of type: UnsafeRawPointer) -> String {
    String(describing: kind(at: type))
  }
}
