// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct JoiningTests {
  static let cases: [MarbleCase] = [
    .joining("merge", ["a--b-|", "-x-y--|"], "ax-(by)--|") {
      $0[0].merge(with: $0[1])
    },
    .joining("merge with a failure", ["a--b-|", "-x#"], "ax#") { $0[0].merge(with: $0[1]) },
    .joining("merge of three", ["a--|", "-b-|", "--c|"], "abc|") {
      Publishers.Merge3($0[0], $0[1], $0[2])
    },
    .joining("merge of many", ["a|", "-b|", "--c|"], "abc|") {
      Publishers.MergeMany($0)
    },
    .joining("merge of none", ["-"], "|") { _ in Publishers.MergeMany([Marble.Line]()) },
    .joining("combineLatest", ["a--b-|", "-x-y--|"], "-[ax]-([bx][by])--|") {
      $0[0].combineLatest($0[1]) { $0 + $1 }
    },
    .joining("combineLatest with a failure", ["a--b-|", "-x#"], "-[ax]#") {
      $0[0].combineLatest($0[1]) { $0 + $1 }
    },
    .joining("combineLatest of three", ["a---|", "-b--|", "--cd|"], "--[abc][abd]|") {
      $0[0].combineLatest($0[1], $0[2]) { $0 + $1 + $2 }
    },
    .joining("combineLatest of four", ["a|", "b|", "c|", "-d|"], "-[abcd]|") {
      $0[0].combineLatest($0[1], $0[2], $0[3]).map { $0 + $1 + $2 + $3 }
    },
    .joining("combineLatest with one that has nothing", ["a--b-|", "-|"], "-----|") {
      $0[0].combineLatest($0[1]) { $0 + $1 }
    },
    .joining("zip", ["ab-c-|", "--x-y-|"], "--[ax]-[by]-|") { $0[0].zip($0[1]) { $0 + $1 } },
    .joining("zip whose first ends", ["a-|", "--x-y"], "--([ax]|)") {
      $0[0].zip($0[1]) { $0 + $1 }
    },
    .joining("zip with a failure", ["ab-", "--#"], "--#") { $0[0].zip($0[1]) { $0 + $1 } },
    .joining("zip of three", ["ab|", "-cd|", "--ef|"], "--[ace]([bdf]|)") {
      $0[0].zip($0[1], $0[2]) { $0 + $1 + $2 }
    },
    .joining("zip of four", ["a|", "b|", "c|", "d|"], "[abcd]|") {
      $0[0].zip($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }
    },
    .of("flatMap", "a-b-|", "(aA)-(bB)-|") {
      $0.flatMap { [$0, $0.uppercased()].publisher.setFailureType(to: Trouble.self) }
    },
    .of("flatMap to what can't fail", "a-b-#", "a-b-#") { $0.flatMap { Just($0) } },
    .joining("flatMap waits for all", ["a-b|", "-x-y-z|"], "-x-(yy)-(zz)|") { lines in
      lines[0].flatMap { _ in lines[1] }
    },
    .joining("flatMap of one at a time", ["ab|", "x-|"], "") { lines in
      lines[0].flatMap(maxPublishers: .max(1)) { _ in Empty(completeImmediately: false) }
    },
    .joining("switchToLatest", ["0-1-|", "-abcdefg|", "---xyz-|"], "-a-xyz-|") {
      lines in lines[0].map { lines[(Int($0) ?? 0) + 1] }.switchToLatest()
    },
    .joining("switchToLatest fails with the inner", ["0", "-a#"], "-a#") { lines in
      lines[0].map { _ in lines[1] }.switchToLatest()
    },
    .of("append", "a-|", "a-(x|)") { $0.append("x") },
    .of("append to what fails", "a-#", "a-#") { $0.append("x") },
    .of("prepend", "a-|", "(xya)-|") { $0.prepend("x", "y") },
    .joining("append a publisher", ["a|", "--b-|"], "a-b-|") { $0[0].append($0[1]) },
    .of("catch", "a-#", "a-(x|)") { $0.catch { _ in Just("x").setFailureType(to: Trouble.self) } },
    .of("catch with another failure", "a-#", "a-#") {
      $0.catch { _ in Fail(error: Trouble(name: "other")) }
    },
    .trying("tryCatch", "a-#", "a-(x|)") { $0.tryCatch { _ in Just("x") } },
    .trying("tryCatch that throws", "a-#", "a-#") {
      $0.tryCatch { (error) -> Just<String> in throw error }
    },
    .of("replaceError", "a-#", "a-(x|)") {
      $0.replaceError(with: "x").setFailureType(to: Trouble.self)
    },
    .of("replaceEmpty", "--|", "--(x|)") { $0.replaceEmpty(with: "x") },
    .of("replaceEmpty of what is not", "a-|", "a-|") { $0.replaceEmpty(with: "x") },
    .of("mapError", "a-#", "a-#") { $0.mapError { _ in Trouble(name: "other") } },
  ]

  @Test(arguments: cases) func `publishers are joined`(_ one: MarbleCase) {
    one.check()
  }

  @Test func `elements that are optional are kept as they are`() {
    let pairs = [1, nil].publisher.zip([nil, "a"].publisher).text
    #expect(pairs == "(Optional(1), nil) (nil, Optional(\"a\")) |")
  }

  @Test func `joined publishers are asked for no more than the subscriber asks for`() {
    var asked: [String] = []
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    let probe = left.handleEvents(receiveRequest: { asked.append("left \($0)") })
      .zip(right.handleEvents(receiveRequest: { asked.append("right \($0)") }))
      .probe(asks: .max(2))
    #expect(asked == ["left max(2)", "right max(2)"])
    left.send(1)
    left.send(2)
    left.send(3)
    right.send(4)
    #expect(probe.text == "(1, 4)")
  }

  @Test func `merged elements wait until they are asked for`() {
    let probe = [1, 2].publisher.merge(with: [3, 4].publisher).probe(asks: .max(1))
    #expect(probe.values.count == 1)
    probe.request(2)
    #expect(probe.values.count == 3)
    probe.request(1)
    #expect(Set(probe.values) == [1, 2, 3, 4])
    #expect(probe.text.hasSuffix("|"))
  }

  @Test func `flatMap has no more publishers than it may`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var begun: [Int] = []
    let probe = (0..<4).publisher.flatMap(maxPublishers: .max(2)) { number in
      begun.append(number)
      return subjects[number]
    }.probe()
    #expect(begun == [0, 1])
    subjects[1].send(10)
    subjects[0].send(completion: .finished)
    #expect(begun == [0, 1, 2])
    subjects[3].send(30)
    subjects[1].send(completion: .finished)
    subjects[3].send(31)
    subjects[2].send(completion: .finished)
    subjects[3].send(completion: .finished)
    #expect(probe.text == "10 31 |")
  }

  @Test func `flatMap takes publishers that fail where the upstream can't`() {
    let publisher = [1, 2].publisher.flatMap { number -> AnyPublisher<Int, Trouble> in
      number == 2
        ? Fail(error: Trouble()).eraseToAnyPublisher()
        : Just(number).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    #expect(publisher.text == "1 #trouble")
  }

  @Test func `cancelling cancels all upstreams`() {
    var cancelled: [String] = []
    let never = Empty<Int, Never>(completeImmediately: false)
    func line(_ name: String) -> AnyPublisher<Int, Never> {
      never.handleEvents(receiveCancel: { cancelled.append(name) }).eraseToAnyPublisher()
    }
    line("a").merge(with: line("b")).sink { _ in }.cancel()
    line("c").combineLatest(line("d")).sink { _ in }.cancel()
    Just(1).flatMap { _ in line("e") }.sink { _ in }.cancel()
    Just(line("f")).append(Empty(completeImmediately: false)).switchToLatest().sink { _ in }
      .cancel()
    #expect(cancelled.sorted() == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `retry begins anew as often as it may`() {
    var begun = 0
    let publisher = Deferred {
      begun += 1
      return [begun].publisher.setFailureType(to: Trouble.self).append(Fail(error: Trouble()))
    }
    #expect(publisher.retry(2).text == "1 2 3 #trouble")
    #expect(begun == 3)
  }

  @Test func `retrying very often needs no deep stack`() {
    #expect(Fail<Int, Trouble>(error: Trouble()).retry(200_000).text == "#trouble")
  }

  @Test func `what follows is asked for what is left`() {
    let probe = [1, 2].publisher.append([3, 4, 5]).probe(asks: .max(3))
    #expect(probe.text == "1 2 3")
    probe.request(5)
    #expect(probe.text == "1 2 3 4 5 |")
  }

  @Test func `an error is replaced when one more is asked for`() {
    let probe = Fail<Int, Trouble>(error: Trouble()).replaceError(with: 1).probe(asks: .none)
    #expect(probe.text == "")
    probe.request(1)
    #expect(probe.text == "1 |")
  }
}
