// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Tests of predicates that are created from formats.
struct PredicateFormatTests {
  private class Person: NSObject {
    enum Kind: Int { case guest, member }
    let name: String
    let age: Int
    let nickname: String?
    var friends: [Person] = []
    let kind: Kind

    init(_ name: String, _ age: Int, nickname: String? = nil, kind: Kind = .guest) {
      (self.name, self.age, self.nickname, self.kind) = (name, age, nickname, kind)
    }
  }

  private final class Author: Person {
    let books = ["Tides", "Maps"]
    let prize = "none"
  }

  private func holds(_ format: String, _ object: Any?, _ arguments: Any?...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 as Any }).evaluate(with: object)
  }

  @Test(
    arguments: [
      ("SELF MATCHES %@", "a@b.co", "[a-z]+@[a-z]+\\.[a-z]{2,}", true),
      ("SELF MATCHES %@", "a@b.co more", "[a-z]+@[a-z]+\\.[a-z]{2,}", false),
      ("SELF CONTAINS[c] %@", "Seoul", "sEO", true), ("SELF CONTAINS %@", "Seoul", "sEO", false),
      ("self beginswith[cd] %@", "Élan", "ela", true), ("SELF ENDSWITH %@", "tides", "des", true),
      ("SELF LIKE %@", "Seoul", "S?o*", true), ("SELF LIKE %@", "Seoul", "S?o", false),
      ("SELF LIKE[c] %@", "a.b", "A.B", true), ("SELF LIKE %@", "axb", "a.b", false),
      ("SELF ==[cd] %@", "café", "CAFE", true), ("SELF != %@", "a", "b", true),
      ("NOT SELF CONTAINS %@", "abc", "b", false), ("SELF <> %@", "a", "a", false),
      ("SELF IN %@", "bc", "abcd", true),
    ])
  func `texts are compared`(_ format: String, _ text: String, _ other: String, _ answer: Bool) {
    #expect(NSPredicate(format: format, other).evaluate(with: text) == answer)
  }

  @Test func `keys are properties, of classes above too, and keys of dictionaries`() {
    let ann = Author("Ann", 41, nickname: "An", kind: .member)
    ann.friends = [Person("Bo", 12), Person("Cy", 70)]
    #expect(holds("name == %@ AND age > %d", ann, "Ann", 40))
    #expect(holds("age BETWEEN {40, 42} && !(name = 'Bo')", ann))
    #expect(holds("%K == %d OR age == 1", ann, "age", 41))
    #expect(holds("books CONTAINS 'Tides' and prize == \"none\"", ann))
    #expect(holds("nickname != nil", ann) && !holds("nickname == nil", ann))
    #expect(holds("nickname == NULL", ann.friends[0]))
    #expect(holds("ANY friends.age < 18", ann) && !holds("ALL friends.age < 18", ann))
    #expect(holds("NONE friends.name BEGINSWITH 'D'", ann))
    #expect(holds("friends.@count == 2 AND friends.@sum.age == 82", ann))
    #expect(holds("friends.@max.age == 70 AND friends.@avg.age = 41", ann))
    #expect(holds("kind == 1", ann) && holds("kind == %d", ann, Person.Kind.member.rawValue))
    #expect(holds("name.length == 3", ann))
    #expect(holds("a.b == 2", ["a": ["b": 2]]) && holds("c == YES", ["c": true]))
    #expect(holds("missing == nil", ["a": 1]))
  }

  @Test func `values are lists, dates, sums and variables`() {
    let now = Date(timeIntervalSince1970: 100)
    #expect(holds("day >= %@ AND day < %@", ["day": now], now, now.addingTimeInterval(1)))
    #expect(holds("SELF IN %@", 3, [1, 2, 3]) && !holds("SELF IN {1, 2}", 3))
    #expect(holds("SELF IN %@", "b", NSSet(array: ["a", "b"])))
    #expect(holds("a + 2 * b == 8", ["a": 2, "b": 3]) && holds("(a + 2) ** 2 == 16", ["a": 2]))
    #expect(holds("a == -1", ["a": -1]) && holds("a == 1.5", ["a": 1.5]))
    let older = NSPredicate(format: "age > $limit")
    #expect(older.evaluate(with: ["age": 5], substitutionVariables: ["limit": 4]))
    #expect(!older.evaluate(with: ["age": 5], substitutionVariables: ["limit": 6]))
    #expect(holds("TRUEPREDICATE", nil) && !holds("FALSEPREDICATE", nil))
    #expect(holds("%@ == nil", nil, NSNull()))
  }

  @Test func `what binds more strongly is told by the words`() {
    let object = ["a": 1, "b": 2]
    #expect(holds("a == 1 OR a == 2 AND b == 3", object))
    #expect(!holds("(a == 1 OR a == 2) AND b == 3", object))
    #expect(holds("NOT a == 2 AND b == 2", object))
    #expect(holds("((a)) == 1", object))
  }

  @Test func `collections are filtered`() {
    let people = [Person("Ann", 41), Person("Bo", 12)]
    let grown = NSPredicate(format: "age >= %d", 18)
    #expect((people as NSArray).filtered(using: grown).count == 1)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      grown, NSPredicate(format: "name == 'Bo'"),
    ])
    #expect(people.allSatisfy { !both.evaluate(with: $0) })
  }

  @Test(arguments: [
    ("name ==", "no value"), ("name 'x'", "no comparison"), ("(a == 1", "no )"),
    ("a == %@", "without a value"),
    ("a == 'x", "can't be read"), ("a == 1 b", "after its end"), ("a.@median.b == 1", "@median"),
  ])
  func `a format that can't be read ends the program with its place`(
    _ format: String, _ word: String
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [format = format as String] in
      _ = NSPredicate(format: format, argumentArray: [])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(format) && said.contains(word), "\(said)")
  }

  @Test func `a key that is no property is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "height > 1").evaluate(with: Person("Ann", 41))
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("'height' of Person"))
  }
}
